# Refus communs à tous les jeux.
match-over = La partie est finie.
no-such-seat = Cette place n’existe pas à cette table.
seat-away = Vous avez quitté la table : revenez d’abord.
too-late = Trop tard, le temps est écoulé.
phase-over = Cette phase est déjà finie.
hand-others-answer = Les autres n’ont pas fini : attendez leur réponse, ou la fin du temps.
hand-time-runs = On laisse ce moment aller jusqu’au bout : la suite viendra toute seule.
not-now = Pas maintenant : ce n’est pas le moment de faire cela.
seats-out-of-range = Ce jeu se joue de { $least } à { $most } joueurs.
text-too-long = C’est un peu long : { $length } signes, pour { $most } au plus.
text-empty = Écrivez au moins un mot.
