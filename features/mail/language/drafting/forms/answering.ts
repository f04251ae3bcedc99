import { about, bare, because, hereIs, on, said, standIn, together, type Form } from './form.ts'

/** Mails that answer, thank or tell. */
export const answering = {
  confirm: {
    needs: ['topic'],
    subject: (facts) => `${bare(facts.topic)}: confirmed`,
    says: {
      formal: [(facts) => [`I am writing to confirm ${facts.topic ?? ''}${on(facts)}.`, ...said(facts)]],
      friendly: [(facts) => [`Just to confirm ${facts.topic ?? ''}${on(facts)}.`, ...said(facts)]],
      brief: [(facts) => [`Confirmed: ${facts.topic ?? ''}${on(facts, ', ')}.`, ...said(facts)]],
    },
  },
  decline: {
    needs: ['topic'],
    subject: (facts) => bare(facts.topic),
    says: {
      formal: [
        (facts) => [
          together(
            `Thank you for ${facts.topic ?? ''}.`,
            `I am afraid that I have to decline${on(facts)}.`,
            because(facts),
          ),
          ...said(facts),
        ],
      ],
      friendly: [
        (facts) => [
          together(`Thanks for ${facts.topic ?? ''}.`, `I’m sorry, I can’t make it${on(facts)}.`, because(facts)),
          ...said(facts),
        ],
      ],
      brief: [
        (facts) => [
          together(`Thanks for ${facts.topic ?? ''}; I have to decline${on(facts)}.`, because(facts)),
          ...said(facts),
        ],
      ],
    },
  },
  accept: {
    needs: ['topic'],
    subject: (facts) => bare(facts.topic),
    says: {
      formal: [(facts) => [`Thank you for ${facts.topic ?? ''}. I am pleased to accept${on(facts)}.`, ...said(facts)]],
      friendly: [(facts) => [`Thanks for ${facts.topic ?? ''}. I’m happy to accept${on(facts)}.`, ...said(facts)]],
      brief: [(facts) => [`Yes to ${facts.topic ?? ''}${on(facts)}.`, ...said(facts)]],
    },
  },
  thank: {
    needs: ['matter'],
    subject: () => 'Thank you',
    says: {
      formal: [(facts) => [`Thank you very much for ${facts.matter ?? ''}.`, ...said(facts)]],
      friendly: [
        (facts) => [`Thank you so much for ${facts.matter ?? ''}!`, ...said(facts)],
        (facts) => [`Many thanks for ${facts.matter ?? ''}!`, ...said(facts)],
      ],
      brief: [(facts) => [`Thanks for ${facts.matter ?? ''}.`, ...said(facts)]],
    },
  },
  introduce: {
    needs: ['person'],
    subject: ({ person, names }) => [...names.slice(0, 1), person ?? ''].filter((name) => name !== '').join(', meet '),
    says: {
      formal: [
        (facts) => [
          `May I introduce you to ${facts.person ?? ''}${about(facts, ', about ')}.`,
          ...said(facts),
          'I leave it to the two of you to get in touch.',
        ],
      ],
      friendly: [
        (facts) => [
          `I’d like to introduce you to ${facts.person ?? ''}${about(facts, ', about ')}.`,
          ...said(facts),
          'I’ll let the two of you take it from here.',
        ],
      ],
      brief: [(facts) => [`Meet ${facts.person ?? ''}${about(facts, ', about ')}.`, ...said(facts)]],
    },
  },
  apology: {
    needs: ['matter'],
    subject: (facts) => `Apologies for ${facts.matter ?? ''}`,
    says: {
      formal: [
        (facts) => [together(`Please accept my apologies for ${facts.matter ?? ''}.`, because(facts)), ...said(facts)],
      ],
      friendly: [(facts) => [together(`I’m sorry about ${facts.matter ?? ''}.`, because(facts)), ...said(facts)]],
      brief: [(facts) => [together(`Sorry about ${facts.matter ?? ''}.`, because(facts)), ...said(facts)]],
    },
  },
  share: {
    needs: ['matter'],
    subject: (facts) => bare(facts.matter),
    says: {
      formal: [(facts) => [`I would like to share ${facts.matter ?? ''} with you.`, ...said(facts)]],
      friendly: [(facts) => [`${hereIs(facts)}.`, ...said(facts)]],
      brief: [(facts) => [`${hereIs(facts)}.`, ...said(facts)]],
    },
  },
  'out-of-office': {
    needs: ['until'],
    subject: () => 'Out of office',
    says: {
      formal: [
        (facts) => [
          `I am out of the office ${facts.until ?? ''}.`,
          ...standIn(facts, 'In urgent cases please contact'),
          ...said(facts),
        ],
      ],
      friendly: [
        (facts) => [
          `I’m out of the office ${facts.until ?? ''}.`,
          ...standIn(facts, 'If it’s urgent, please ask'),
          ...said(facts),
        ],
      ],
      brief: [(facts) => [`Out of office ${facts.until ?? ''}.`, ...standIn(facts, 'If urgent:'), ...said(facts)]],
    },
  },
  'hand-over': {
    needs: ['topic', 'person'],
    subject: (facts) => `${bare(facts.topic)}: ${facts.person ?? ''} takes over`,
    says: {
      formal: [
        (facts) => [
          `${facts.person ?? ''} takes over ${facts.topic ?? ''} from me${on(facts, ', from ')}.`,
          ...said(facts),
          `Please turn to ${facts.person ?? ''} with any questions.`,
        ],
      ],
      friendly: [
        (facts) => [
          `${facts.person ?? ''} is taking over ${facts.topic ?? ''} from me${on(facts, ', from ')}.`,
          ...said(facts),
          `${facts.person ?? ''} is the one to ask from then on.`,
        ],
      ],
      brief: [
        (facts) => [`${facts.person ?? ''} takes over ${facts.topic ?? ''}${on(facts, ', from ')}.`, ...said(facts)],
      ],
    },
  },
  congratulate: {
    needs: ['matter'],
    subject: () => 'Congratulations',
    says: {
      formal: [(facts) => [`Congratulations on ${facts.matter ?? ''}.`, ...said(facts)]],
      friendly: [(facts) => [`Congratulations on ${facts.matter ?? ''}!`, ...said(facts)]],
      brief: [(facts) => [`Congratulations on ${facts.matter ?? ''}.`, ...said(facts)]],
    },
  },
} satisfies Readonly<Record<string, Form>>
