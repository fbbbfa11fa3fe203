# Pourquoi un mot ne peut pas se poser là.
coquillaude-off-the-board = Le mot sort du plateau : décalez-le.
coquillaude-other-letter = Il y a déjà un { $letter } à cet endroit : décalez le mot.
coquillaude-nothing-new = Ce mot est déjà là : posez au moins une lettre.
coquillaude-longer-run = Un { $letter } est collé au bout de ce mot : écrivez le mot entier, avec lui.
coquillaude-half-new = Il faut poser au moins la moitié des lettres du mot.
coquillaude-orange = Le premier mot passe par la zone orange.
coquillaude-alone = Ce mot ne touche rien : croisez un mot du plateau, ou posez-le tout contre.
