# Pourquoi un mot ne peut pas se poser là.
coquillaude-off-the-board = Le mot sort du plateau.
coquillaude-other-letter = Il y a déjà un { $letter } à cet endroit.
coquillaude-nothing-new = Ce mot est déjà là : posez au moins une lettre.
coquillaude-longer-run = Un { $letter } touche ce mot : il en fait partie, comptez-le.
coquillaude-half-new = Au moins la moitié des lettres du mot doivent être à vous.
coquillaude-orange = Le premier mot passe par la zone orange.
coquillaude-alone = Ce mot ne touche rien : croisez un mot du plateau, ou posez-le tout contre.
