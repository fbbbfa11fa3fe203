game-lauriers = Les Lauriers

cli-about = Parlotte, une table de jeux de mots et de salon.
cli-usage = Usage :
cli-commands = commandes
cli-command = COMMANDE
cli-arguments = arguments
cli-options = options
cli-help = affiche cette aide
cli-game = JEU
cli-file = FICHIER
cli-name-value = NOM=VALEUR
cli-json = n’écrit qu’une valeur JSON
cli-games = les jeux de la maison
cli-play = fait jouer des robots, en attendant la table
cli-simulate = fait jouer des parties entières par des robots
cli-seats = nombre de places (d’ordinaire 4)
cli-games-count = nombre de parties (100)
cli-seed = numéro du tirage (1) : le même numéro redonne les mêmes parties
cli-level = niveau des robots, de 1 à 3 : un pour tous (2), ou un par place (1,1,3,3)
cli-option = règle de la table, par exemple track=15
cli-verify = rejoue chaque partie et compare octet par octet
cli-packs = compte et vérifie les contenus des jeux
cli-packs-files = vos propres mots, en JSON ou CSV ; sans fichier : les paquets de la maison
cli-packs-game = le jeu dont il s’agit (tous ; pour un fichier, lauriers)
cli-game-line = { $key } : { $name }, de { $least } à { $most } joueurs
cli-play-not-yet =
    La table dans le navigateur n’existe pas encore.
    En attendant, voici des robots qui jouent aux Lauriers.
cli-interrupted = Interrompu.
cli-diverged = La partie rejouée n’est pas la même ({ $fault }).
cli-unknown-words = Je ne comprends pas « { $words } ».
cli-unknown-choice = Je ne connais pas « { $value } ». Choix possibles : { $known }.
cli-missing = Il manque : { $names }.
cli-needs-value = « { $name } » attend une valeur.
cli-not-a-number = « { $value } » n’est pas un nombre entier.
cli-too-small = { $value } est trop peu : au moins { $least }.
cli-bad-levels = « { $value } » n’est pas un niveau ; écrivez par exemple 2 ou 1,1,3,3.
cli-bad-pair = « { $value } » : écrivez NOM=VALEUR, par exemple track=15.
cli-levels-and-seats = { $levels } niveaux pour { $seats } places : donnez-en un pour tous, ou un par place.
cli-no-such-level = Il n’y a pas de niveau { $level } : ils vont de { $least } à { $most }.
cli-no-such-option = Il n’y a pas d’option « { $option } ». Options : { $known }.
cli-bad-option = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.

cli-heading = { $title } :
cli-version = affiche la version
cli-about-argument = { $name } : { $what }
cli-cannot-write = Impossible d’écrire le résultat : la place manque, ou la sortie est fermée.
cli-too-big = { $value } est trop grand.
cli-levels-out-of-range = { $levels } niveaux, donc { $levels } places : ce jeu se joue de { $least } à { $most }.
cli-yes-or-no = oui, non
cli-names = des noms séparés par des virgules
packs-good = Tout est bon.
simulate-told =
    { $games ->
        [one] { $name } : { $games } partie à { $seats }, en { $seconds } s.
       *[other] { $name } : { $games } parties à { $seats }, dont { $finished } menées à leur terme, en { $seconds } s ({ $speed } par seconde).
    }
simulate-rounds = Tours par partie : { $mean } en moyenne, de { $min } à { $max }.
simulate-scores = Score à l’arrivée : { $mean } en moyenne, { $best } au mieux.
simulate-wins =
    { $wins ->
        [one] Niveau { $level } : { $wins } victoire ({ $percent } %).
       *[other] Niveau { $level } : { $wins } victoires ({ $percent } %).
    }
simulate-stuck =
    { $count ->
        [one] Une partie n’a pas pu être menée à son terme.
       *[other] { $count } parties n’ont pas pu être menées à leur terme.
    }
simulate-verified = Chaque partie, rejouée, est redevenue la même.

packs-line = { $game }, paquet « { $pack } » : { $counts }
count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-words =
    { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    }
count-leurres =
    { $count ->
        [one] { $count } leurre
       *[other] { $count } leurres
    }
problem = { $where } : { $what }
problem-line = ligne { $line }
problem-field = champ « { $field } »
