### After a game: what there is to tell.
story = How it was decided
story-turning = The turning point
story-best = Your best move
story-worst = Your worst moment
story-won-next = That was too easy? Next level: { $level }.
story-lost-next = Where did it slip away? The review knows.
story-next = Still in the mood?
share-as = What should the picture call you?
