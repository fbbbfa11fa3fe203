game-reussite = La Réussite
game-reussite-tagline = Patience de lettres, à plusieurs
# Refus.
reussite-no-such-column = Il n’y a que sept colonnes.
reussite-empty-column = Cette colonne est vide.
reussite-not-empty = Une carte ne se déplace que vers une colonne vide.
reussite-bad-draft = On ne peut pas faire un mot avec ces cartes-là.
reussite-no-petard = Il n’y a plus de pétard à mettre dans ce mot.
reussite-not-a-star = Cette carte est déjà une lettre : seuls l’étoile et le pétard se choisissent.
reussite-not-a-letter = Choisissez une lettre de l’alphabet.
reussite-no-such-tile = Cette lettre n’est plus dans votre mot.
reussite-too-short = Il faut au moins quatre cartes.
reussite-say-the-star = Dites d’abord quelle lettre remplace l’étoile ou le pétard.
reussite-one-star = Une seule étoile par mot.
reussite-star-not-last = Pas d’étoile dans le dernier mot : il doit rester au moins quatre cartes.
reussite-unknown-word = « { $word } » n’est pas dans le lexique.
reussite-known-word = « { $word } » est déjà dans le lexique : proposez-le, tout simplement.
reussite-no-vote-today = « { $word } » n’est pas dans le lexique, et la donne du jour est la même pour tous : on ne vote pas.
reussite-nobody-to-ask = « { $word } » n’est pas dans le lexique, et personne d’autre n’est là pour voter.
reussite-one-at-a-time = { $seat } a proposé un mot juste avant : répondez-lui d’abord, le vôtre vous attend.
reussite-your-own = C’est votre mot : aux autres de répondre.
reussite-not-your-word = Ce n’est pas votre mot.
reussite-not-yours = C’est à { $seat } de choisir pour l’instant.
reussite-stopped-column = On ne couvre ni une lettre bleue ni une étoile.
reussite-cannot-lend = Cette colonne n’a pas assez de cartes pour en donner une.
reussite-nothing-to-undo = Une carte a été retournée depuis : on ne peut plus revenir en arrière.
reussite-undo-just-refused = La table vient de dire non. Un autre peut le redemander, ou vous après le prochain coup.
reussite-your-own-undo = C’est vous qui demandez : aux autres de répondre.
reussite-not-your-undo = Ce n’est pas vous qui l’avez demandé.
reussite-too-many-moves = Trop de cartes déplacées pour un seul mot : remettez-en d’abord.
reussite-just-refused = La table vient de refuser « { $word } ». Un autre peut le redemander, ou vous après le prochain mot.
reussite-no-draft = Votre mot est vide : il n’y a rien à défaire.
reussite-no-such-bot = Il n’y a pas de robot à cette place.
reussite-no-such-deal = « { $deal } » n’est pas le code d’une donne.

# Ce qui se passe à table.
reussite-turned = Une carte se retourne.
reussite-proposes = { $seat } propose « { $word } ».
reussite-objects = { $seat } dit d’attendre pour « { $word } ».
reussite-vote = { $seat } propose encore « { $word } » : la table vote.
reussite-pleads = « { $word } » existe-t-il ? { $seat } demande à la table.
reussite-word-refused = « { $word } » n’est pas joué.
reussite-plays =
    { $count ->
       *[other] { $seat } écrit « { $word } » : { $count } cartes de moins.
    }
reussite-no-idea = { $seat } ne trouve rien cette fois.
reussite-withdraws = { $seat } reprend « { $word } ».
reussite-refills = { $seat } remplit une colonne vide.
reussite-undone = { $seat } revient en arrière.
reussite-asks-undo = { $seat } voudrait revenir en arrière.
reussite-undo-vote = { $seat } redemande à revenir en arrière : la table vote.
reussite-objects-undo = { $seat } préfère ne pas revenir en arrière.
reussite-undo-refused = On ne revient pas en arrière.
reussite-drops-undo = { $seat } n’insiste pas.
reussite-gives-up = { $seat } voudrait abandonner.
reussite-goes-on = On continue.
reussite-stuck = Il ne reste aucun mot du lexique à écrire.
reussite-triumph =
    { $words ->
        [one] Triomphe en un mot !
       *[other] Triomphe en { $words } mots !
    }
reussite-petards = Toutes les cartes sont parties, avec des pétards : { $words ->
    [one] un mot
   *[other] { $words } mots
}.
reussite-failed =
    { $left ->
        [one] Il reste une carte.
       *[other] Il reste { $left } cartes.
    }
reussite-end-triumph = Triomphe en { $words ->
    [one] un mot
   *[other] { $words } mots
}, sans un pétard !
reussite-end-petards = Réussie en { $words ->
    [one] un mot
   *[other] { $words } mots
}, avec { $petards ->
    [one] un pétard
   *[other] { $petards } pétards
}.
reussite-end-failed = Pas cette fois : { $left ->
    [one] une carte est restée
   *[other] { $left } cartes sont restées
}.

# Les règles de la table.
reussite-option-deck = Le jeu de cartes
reussite-option-deck-help = Le grand jeu est plus long, et plus facile à finir.
reussite-option-deck-normal = 71 cartes
reussite-option-deck-grand = 97 cartes
reussite-option-blues = Les lettres bleues
reussite-option-blues-help = On ne couvre pas une lettre bleue : elles changent tout.
reussite-option-blues-alphabet = un alphabet
reussite-option-blues-difficile = difficile
reussite-option-blues-expert = expert
reussite-option-cover = Couvrir les colonnes
reussite-option-cover-help = À la main, on choisit où va chaque carte avant de la voir.
reussite-option-cover-hand = à la main
reussite-option-cover-automatic = tout seul
reussite-option-refill = Remplir les colonnes vides
reussite-option-refill-help = À la main, on choisit quelle colonne donne sa dernière carte.
reussite-option-refill-hand = à la main
reussite-option-refill-automatic = tout seul
reussite-option-minutes = Temps pour toute la donne
reussite-option-minutes-help = Une patience ne presse personne, sauf si vous y tenez.
reussite-option-minutes-0 = sans chrono
reussite-option-minutes-10 = 10 min
reussite-option-minutes-20 = 20 min
reussite-option-minutes-30 = 30 min
reussite-option-minutes-60 = 1 h
reussite-option-trust = Confiance
reussite-option-trust-help = Sans personne d’autre pour voter, un mot inconnu peut se jouer sur parole. Le résultat le dit.
reussite-option-deal = Code de la donne
reussite-option-deal-help = Vide : une donne nouvelle. Un code reçu : exactement la même que vos cousins.

# Ce que les paquets ont à se reprocher.
pack-bad-day = ce jour n’est pas bien écrit.
lint-days = les jours ne se suivent pas, ou l’un d’eux est double.
