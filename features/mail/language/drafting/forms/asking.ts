import {
  bare,
  because,
  by,
  meeting,
  moveTo,
  on,
  said,
  subjectOf,
  sum,
  times,
  titled,
  together,
  type Form,
} from './form.ts'

/** Mails that want something of their reader. */
export const asking = {
  message: {
    needs: ['words'],
    subject: (facts) => (facts.topic === undefined ? subjectOf(said(facts)) : bare(facts.topic)),
    says: {
      formal: [(facts) => [together(...said(facts))]],
      friendly: [(facts) => [together(...said(facts))]],
      brief: [(facts) => [together(...said(facts))]],
    },
  },
  ask: {
    needs: ['words'],
    subject: (facts) => (facts.topic === undefined ? subjectOf(said(facts)) : `${bare(facts.topic)}: a question`),
    says: {
      formal: [(facts) => [together(...said(facts)), 'I would be grateful for a short answer.']],
      friendly: [
        (facts) => [together(...said(facts)), 'Thanks!'],
        (facts) => [together(...said(facts)), 'Thanks a lot.'],
      ],
      brief: [(facts) => [together(...said(facts)), 'Thanks.']],
    },
  },
  schedule: {
    needs: [],
    subject: (facts) =>
      `${bare(facts.topic ?? facts.occasion?.replace(/^ (?:for|to talk about|to) /, '') ?? 'meeting')}: finding a time`,
    says: {
      formal: [
        (facts) => [
          `I would like to find a time${meeting(facts)}${on(facts)}.`,
          ...(facts.times?.length
            ? [
                `The following times would suit me:\n\n${times(facts)}`,
                'Please let me know which of them suits you, or propose another.',
              ]
            : ['Please let me know which time suits you.']),
        ],
      ],
      friendly: [
        (facts) => [
          `I’d like to find a time${meeting(facts)}${on(facts)}.`,
          ...(facts.times?.length
            ? [`These work for me:\n\n${times(facts)}`, 'Does one of them suit you?']
            : ['When would suit you?']),
        ],
      ],
      brief: [
        (facts) => [
          `Can we find a time${meeting(facts)}${on(facts)}?`,
          ...(facts.times?.length ? [`I am free:\n\n${times(facts)}`] : ['When are you free?']),
        ],
      ],
    },
  },
  reschedule: {
    needs: ['topic'],
    subject: (facts) => `${bare(facts.topic)}: another time`,
    says: {
      formal: [
        (facts) => [
          together(`I am afraid that I need to move ${facts.topic ?? ''}.`, because(facts)),
          moveTo(
            facts,
            'Would {} suit you instead?',
            'The following times would suit me:',
            'Which other time would suit you?',
          ),
        ],
      ],
      friendly: [
        (facts) => [
          together(`I’m sorry, I need to move ${facts.topic ?? ''}.`, because(facts)),
          moveTo(facts, 'Would {} work for you?', 'These work for me:', 'When would suit you instead?'),
        ],
      ],
      brief: [
        (facts) => [
          together(`I need to move ${facts.topic ?? ''}.`, because(facts)),
          moveTo(facts, '{}?', 'I am free:', 'When else?'),
        ],
      ],
    },
  },
  'follow-up': {
    needs: ['topic'],
    subject: (facts) => `Following up: ${facts.topic ?? ''}`,
    says: {
      formal: [
        (facts) => [
          `I am writing to follow up on ${facts.topic ?? ''}.`,
          ...(said(facts).length > 0 ? said(facts) : [`I would be grateful to hear where it stands${by(facts)}.`]),
        ],
      ],
      friendly: [
        (facts) => [
          `I wanted to follow up on ${facts.topic ?? ''}.`,
          ...(said(facts).length > 0 ? said(facts) : [`Where does it stand? It would help me to know${by(facts)}.`]),
        ],
      ],
      brief: [
        (facts) => [
          `Any news on ${facts.topic ?? ''}?`,
          ...said(facts),
          ...(facts.deadline === undefined ? [] : [`I need to know${by(facts)}.`]),
        ],
      ],
    },
  },
  documents: {
    needs: ['matter'],
    subject: (facts) => bare(facts.matter),
    says: {
      formal: [
        (facts) => [
          `Could you please send me ${facts.matter ?? ''}${by(facts)}?`,
          ...said(facts),
          'Thank you in advance.',
        ],
      ],
      friendly: [(facts) => [`Could you send me ${facts.matter ?? ''}${by(facts)}?`, ...said(facts), 'Thanks a lot!']],
      brief: [(facts) => [`Please send me ${facts.matter ?? ''}${by(facts)}.`, ...said(facts), 'Thanks.']],
    },
  },
  payment: {
    needs: ['topic'],
    subject: (facts) => `Payment of ${facts.topic ?? ''}`,
    says: {
      formal: [
        (facts) => [
          `According to our records ${facts.topic ?? ''}${sum(facts)} has not been paid yet.`,
          `Please arrange the payment${by(facts)}. If it is on its way already, please ignore this reminder.`,
          ...said(facts),
        ],
      ],
      friendly: [
        (facts) => [
          `A short reminder: ${facts.topic ?? ''}${sum(facts)} is still open.`,
          `Could you see to it${by(facts)}? If it is on its way already, please ignore this.`,
          ...said(facts),
        ],
      ],
      brief: [
        (facts) => [
          `${titled(facts.topic ?? '')}${sum(facts)} is still open. Please pay it${by(facts)}.`,
          ...said(facts),
        ],
      ],
    },
  },
  invite: {
    needs: ['topic'],
    subject: (facts) => `Invitation: ${bare(facts.topic)}`,
    says: {
      formal: [
        (facts) => [
          `I would like to invite you to ${facts.topic ?? ''}${on(facts)}.`,
          ...said(facts),
          'Please let me know whether you can come.',
        ],
      ],
      friendly: [
        (facts) => [`I’d love you to come to ${facts.topic ?? ''}${on(facts)}.`, ...said(facts), 'Can you make it?'],
      ],
      brief: [(facts) => [`Will you come to ${facts.topic ?? ''}${on(facts)}?`, ...said(facts)]],
    },
  },
} satisfies Readonly<Record<string, Form>>
