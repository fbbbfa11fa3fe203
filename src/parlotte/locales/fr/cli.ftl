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
cli-play = met la table et l’ouvre dans le navigateur
cli-simulate = fait jouer des parties entières par des robots
cli-seats = nombre de places (d’ordinaire 4)
cli-games-count = nombre de parties (100)
cli-seed = numéro du tirage (1) : le même numéro redonne les mêmes parties
cli-level = niveau des robots, de 1 à 3 : un pour tous (2), ou un par place (1,1,3,3)
cli-option = règle de la table, par exemple track=15
cli-cores = nombre de cœurs (1 ; tous, à partir de 500 parties) : les parties sont les mêmes
cli-verify = rejoue chaque partie et compare octet par octet
cli-packs = compte et vérifie les contenus des jeux
cli-packs-files = vos propres mots, en JSON ou CSV ; sans fichier : les paquets de la maison
cli-packs-game = le jeu dont il s’agit (tous ; pour un fichier, celui qui en tire le plus)
cli-game-line = { $key } : { $name }, de { $least } à { $most } joueurs
cli-play-next-port = Le port { $taken } était pris : cette table est au { $port }.
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
count-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
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

# Où sont les données.
cli-folder = DOSSIER
cli-address = ADRESSE
cli-gigabytes = Go
cli-days = JOURS
cli-level-name = NIVEAU
cli-match = PARTIE
cli-data = dossier des données (d’ordinaire, celui de votre compte)
cli-database = adresse d’une base de données, par exemple { $example } (d’ordinaire, un fichier SQLite dans le dossier)
cli-nothing-here = Il n’y a pas de données de Parlotte ici, et rien n’a été créé : { $where }
cli-store-older = Ces données datent d’un Parlotte plus ancien : lancez une fois « parlotte serve » pour les mettre à jour, puis recommencez.

# La table est mise.
cli-serve = met la table : on y joue depuis les téléphones
cli-serve-host = adresse sur laquelle écouter (0.0.0.0 : toutes)
cli-serve-port = port sur lequel écouter (8000 ; 0 : un port libre)
cli-serve-public-url = adresse publique, si l’on vient d’ailleurs que de la maison, par exemple { $example }
cli-serve-trust-proxy = croit l’adresse des visiteurs que donne un serveur mandataire (X-Forwarded-For)
cli-serve-keep = oublie une table que personne n’a revue depuis tant de jours (30)
cli-node-name = NOM
cli-serve-node = le nom de ce nœud, quand plusieurs Parlotte se partagent une base PostgreSQL
cli-bad-node = « { $value } » n’est pas un nom de nœud : des lettres sans accent, des chiffres, des tirets ou des points, quarante au plus.
cli-nodes = les nœuds qui se partagent une base PostgreSQL, leur santé et leurs tables
cli-nodes-none = Aucun nœud sur cette base.
cli-nodes-ready = prêt
cli-nodes-draining = s’en va
cli-nodes-silent = ne répond plus
cli-nodes-up =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
cli-nodes-line =
    { $tables ->
        [0] { $name } ({ $version }) : { $health }, aucune table, là depuis { $up }
        [one] { $name } ({ $version }) : { $health }, { $tables } table, là depuis { $up }
       *[other] { $name } ({ $version }) : { $health }, { $tables } tables, là depuis { $up }
    }
cli-serve-disk = la place que la maison peut prendre sur le disque, en gigaoctets (16) ; au-delà, pas de nouvelle table
cli-serve-no-browser = n’ouvre pas le navigateur
cli-serve-metrics-for-all = montre /metrics à tout le monde, et pas seulement à cet ordinateur
cli-serve-log-level = ce que dit le journal : debug, info, warning ou error (warning)
cli-serve-ready = La table est mise.
cli-serve-here = Sur cet ordinateur : { $address }
cli-serve-home = Sur les téléphones de la maison : { $address }
cli-serve-public = Pour tout le monde : { $address }
cli-serve-no-home = Je n’ai pas trouvé l’adresse de cet ordinateur sur le réseau de la maison : les téléphones ne sauront pas venir. Êtes-vous bien connecté au réseau ?
cli-serve-only-here = Seul cet ordinateur peut venir à la table.
cli-serve-how-to-stop = Pour arrêter : Ctrl-C.
cli-serve-stopped = Parlotte est arrêté, et tout est enregistré.
cli-port-in-use = Le port { $port } est déjà pris, peut-être par un autre Parlotte : arrêtez-le, ou choisissez-en un autre avec --port.
cli-port-forbidden = Cet ordinateur ne vous laisse pas ouvrir le port { $port } : choisissez-en un autre avec --port, par exemple 8000.
cli-no-such-host = Cet ordinateur n’a pas l’adresse « { $host } » : choisissez-en une autre avec --host.
cli-bad-url = « { $value } » n’est pas une adresse publique : écrivez par exemple { $example }, sans rien derrière.

# Sauvegardes.
cli-backup = sauvegarde toutes les données dans un fichier, même pendant qu’on joue
cli-backup-file = le fichier à écrire ; une sauvegarde du même nom est remplacée
cli-backup-done = Sauvegarde faite dans « { $file } » : { $counts }.
cli-backup-in-the-way = « { $file } » existe déjà et n’est pas une sauvegarde : choisissez un autre nom.
cli-restore = remet une sauvegarde dans un endroit vide
cli-restore-file = la sauvegarde à remettre
cli-restore-done = Sauvegarde remise : { $counts }.
cli-count-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
cli-count-matches =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
cli-count-inputs =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
cli-count-packs =
    { $count ->
        [one] { $count } paquet
       *[other] { $count } paquets
    }
cli-count-house_words =
    { $count ->
        [one] { $count } mot accepté par un vote
       *[other] { $count } mots acceptés par un vote
    }

# Une partie, racontée ou vérifiée.
cli-replay = raconte une partie, ou vérifie qu’elle se rejoue
cli-replay-match = le nom d’une partie enregistrée, ou un fichier
cli-replay-verify = rejoue la partie et compare octet par octet, sans la raconter
cli-replay-save = enregistre la partie dans un fichier, pour la rejouer ailleurs
replay-date = Partie du { $day }/{ $month }/{ $year } à { $time }
replay-seats = À la table : { $names }
replay-seat = Place { $number }
replay-text = { $name } : « { $text } »
replay-not-over = La partie n’est pas finie : les secrets ne sont pas racontés.
replay-stopped = La partie a été arrêtée avant la fin.
replay-won =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent ensemble.
    }
replay-nobody-won = Personne ne gagne.
replay-place = { $place }. { $name }
replay-score =
    { $score ->
        [one] { $place }. { $name } : { $score } point
       *[other] { $place }. { $name } : { $score } points
    }
replay-verified =
    { $count ->
        [one] La partie, rejouée, est redevenue la même : { $count } coup.
       *[other] La partie, rejouée, est redevenue la même : { $count } coups.
    }
replay-verified-so-far =
    { $count ->
        [one] La partie n’est pas finie. Rejouée jusqu’ici, elle est redevenue la même : { $count } coup.
       *[other] La partie n’est pas finie. Rejouée jusqu’ici, elle est redevenue la même : { $count } coups.
    }
replay-unknown = Il n’y a ni partie ni fichier « { $match } » ici.
replay-file-unreadable = Le fichier « { $file } » ne se laisse pas lire : vérifiez ses droits.
replay-not-a-record = « { $file } » n’est pas une partie enregistrée.
replay-forgotten = Le déroulement de cette partie a été effacé, comme ses joueurs l’ont voulu : il n’en reste que le résultat.
replay-unknown-game = Cette partie est d’un jeu qui n’est pas dans la maison ({ $game }) : on ne peut pas la rejouer.
replay-other-rules = Cette partie a été jouée avec d’autres règles (version { $rules }, ici { $here }), avant une mise à jour : on ne peut pas la rejouer.
replay-no-content = Les mots avec lesquels cette partie a été jouée ne sont pas ici : on ne peut pas la rejouer.
replay-content-differs = les mots de la partie ont été modifiés
replay-bad-setup = le début de la partie ne se laisse pas lire
replay-input-refused = le coup { $number } est refusé : « { $reason } »
replay-input-unreadable = le coup { $number } ne se laisse pas rejouer
replay-input-missing = le coup { $number } manque
replay-snapshot-differs = au coup { $number }, l’état enregistré est un autre
replay-outcome-differs = le résultat est un autre
replay-trace-differs = en route, un état est un autre
replay-saved = Partie enregistrée dans « { $file } ».
replay-save-not-over = Cette partie n’est pas finie : elle garde ses secrets jusque-là.
replay-save-in-the-way = « { $file } » existe déjà : choisissez un autre nom.
replay-save-unwritable = Impossible d’écrire « { $file } » : vérifiez l’endroit, les droits et la place.
packs-line-table = { $game }, paquet « { $pack } » de la table { $table } : { $counts }

# Dire des cartes.
cli-say = dit en entier les phrases que font des cartes
cli-say-word = MOT
cli-say-words = les mots des cartes, dans l’ordre, en français ou en anglais ; joker=mot pour un joker
cli-say-lang = la langue de la phrase
say-not-a-card = « { $word } » n’est le mot d’aucune carte.
say-nothing = Ces cartes ne font pas de phrase.
say-proverb = C’est un proverbe : { $proverb }.
