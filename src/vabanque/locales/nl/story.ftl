### Na het spel: wat er te vertellen valt.
story = Zo werd het beslist
story-turning = Het keerpunt
story-best = Je beste zet
story-worst = Je slechtste moment
story-won-next = Te makkelijk? Het volgende niveau: { $level }.
story-lost-next = Waar ging het mis? De analyse weet het.
story-next = Nog zin?
share-as = Hoe moet je op het plaatje heten?
