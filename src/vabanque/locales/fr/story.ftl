### Après la partie : ce qu’il y a à raconter.
story = Comment tout s’est joué
story-turning = Le tournant
story-best = Ton meilleur coup
story-worst = Ton pire moment
story-won-next = Trop facile ? Le niveau suivant : { $level }.
story-lost-next = Où la partie t’a-t-elle échappé ? L’analyse le sait.
story-next = Encore envie ?
share-as = Quel nom mettre sur l’image ?
