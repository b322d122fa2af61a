import type { ExemplarSet } from './exemplar.ts';

/** Novels, poems, their readers; right and wrong, truth, obligation. */
export const LITERATURE: ExemplarSet = {
  secondary: {
    thesis: {
      text: 'Okonkwo is destroyed by his fear of seeming weak rather than by the missionaries, because his disasters begin with blows that he need not have struck. The missionaries help to decide how he ends, not why.',
      shows: {
        ground: 'because his disasters begin with blows that he need not have struck',
        limit: 'The missionaries help to decide how he ends, not why',
      },
    },
    claim: {
      text: 'In a story told by a child, what is left out says most. The child reports the raised voices and not the reason, so that the reader must supply it and becomes a witness. That is why the quiet scene at table stays with us longer than the quarrel itself.',
      shows: {
        reason: 'The child reports the raised voices and not the reason',
        way: 'so that the reader must supply it and becomes a witness',
        case: 'the quiet scene at table',
      },
    },
    counter: {
      text: 'One could say that a lie to a friend is kind when the truth would hurt. The hurt is real, but the lie only moves it: the friend will be hurt later, and by two things instead of one. Kindness lies in how the truth is told, not in whether.',
      shows: {
        voice: 'One could say that a lie to a friend is kind when the truth would hurt',
        answer: 'The hurt is real, but the lie only moves it',
      },
    },
    source: {
      text: '‘Things fall apart; the centre cannot hold’, wrote Yeats after the First World War, and Achebe took the title of his novel (1958) from the line. Yeats feared for Europe. By lending the words to an Igbo village Achebe asks whose centre it was that fell, and the title becomes a question.',
      shows: {
        origin: 'wrote Yeats after the First World War',
        reading: 'Achebe asks whose centre it was that fell',
      },
    },
    conclusion: {
      text: 'Fear, silence and pride are three names for one refusal, that of being seen as one is. Perhaps this is why the story still hurts: it leaves the reader to say aloud what its hero would not.',
      shows: {
        gain: 'three names for one refusal',
        consequence: 'it leaves the reader to say aloud what its hero would not',
      },
    },
  },
  undergraduate: {
    thesis: {
      text: 'Coetzee’s Disgrace denies its reader the comfort of forgiveness, because the character who could grant it declines to treat harm as a debt. The reading rests on the second half of the novel; the first offers a comfort that the second takes back.',
      shows: {
        ground: 'because the character who could grant it declines to treat harm as a debt',
        limit: 'The reading rests on the second half of the novel',
      },
    },
    claim: {
      text: 'Free indirect style makes readers accomplices before it makes them judges. Since no verb of thinking marks the border, we hold a character’s opinion for a line before we notice that it is not ours. The embarrassment we feel over a page of Austen is the lesson.',
      shows: {
        reason: 'Since no verb of thinking marks the border',
        way: 'we hold a character’s opinion for a line before we notice that it is not ours',
        case: 'a page of Austen',
      },
    },
    counter: {
      text: 'A utilitarian would say that a promise to the dead binds nobody, for nobody is left to be disappointed. But we keep such promises also for the living, who must be able to rely on ours. The objection shows that welfare matters here, not that it is all that matters.',
      shows: {
        voice: 'A utilitarian would say that a promise to the dead binds nobody',
        answer: 'we keep such promises also for the living',
      },
    },
    source: {
      text: 'Mill (1859) allows society to interfere with a person’s liberty only to prevent harm to others. Much depends on ‘harm’, which he separates from mere dislike. Whoever calls an insult a harm has left his principle behind, and needs an argument that he did not provide.',
      shows: {
        origin: 'Mill (1859) allows society to interfere',
        reading: 'Whoever calls an insult a harm has left his principle behind',
      },
    },
    conclusion: {
      text: 'Narrator, style and plot withhold the same thing, a place to stand outside the story. To call the novel bleak is therefore to describe our own position in it. What it asks of us is not hope but another kind of attention.',
      shows: {
        gain: 'withhold the same thing, a place to stand outside the story',
        consequence: 'What it asks of us is not hope but another kind of attention',
      },
    },
  },
  postgraduate: {
    thesis: {
      text: 'I argue that ubuntu must be kept apart from the communitarian ethics with which it is often merged, because it grounds obligation in the shape of relationships rather than in their benefits. The claim concerns the concept as philosophers have reconstructed it, not every use of the word.',
      shows: {
        ground:
          'because it grounds obligation in the shape of relationships rather than in their benefits',
        limit: 'not every use of the word',
      },
    },
    claim: {
      text: 'Talk of loss in translation looks in the wrong place. What does not survive is seldom the meaning of a line, which a note can restore, but its speed, so that a reader who must consult the note arrives too late for the joke. Comic verse makes the point best, because there to be late is to fail.',
      shows: {
        reason:
          'What does not survive is seldom the meaning of a line, which a note can restore, but its speed',
        way: 'so that a reader who must consult the note arrives too late for the joke',
        case: 'Comic verse makes the point best',
      },
    },
    counter: {
      text: 'The Kantian reply is that a good will needs no relationships in order to be good. True of its worth, the reply is silent on its content: what I owe you depends on what we are to each other before any maxim is tested. Relationships do not rival the law; they tell us what falls under it.',
      shows: {
        voice: 'The Kantian reply is that a good will needs no relationships',
        answer: 'True of its worth, the reply is silent on its content',
      },
    },
    source: {
      text: 'Ngũgĩ’s Decolonising the Mind (1986) is cited as a plea against writing in English. It is first an account of schools in which children were punished for speaking Gikuyu. To quote the conclusion without the classroom is to turn a testimony into a rule.',
      shows: {
        origin: 'Ngũgĩ’s Decolonising the Mind (1986)',
        reading: 'To quote the conclusion without the classroom is to turn a testimony into a rule',
      },
    },
    conclusion: {
      text: 'If obligation has the shape of relationships, then the stranger is not its limit but its test case. That question has been left open here by design. It requires an account of how relationships begin, which none of the authors discussed provides.',
      shows: {
        gain: 'the stranger is not its limit but its test case',
        consequence: 'It requires an account of how relationships begin',
      },
    },
  },
};
