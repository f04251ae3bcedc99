import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { sentence } from './addressed.ts'
import type { Facts, Missing, Purpose, Tone } from './draft.ts'

/** The paragraphs between greeting and closing, and what the mail is called. */
export type Form = {
  needs: readonly Missing[]
  subject: (facts: Facts) => string
  /** Wordings for each tone; one of them is taken. */
  says: Readonly<Record<Tone, readonly ((facts: Facts) => readonly string[])[]>>
}

const about = ({ topic, matter }: Facts, before = ' about ') => {
  const named = topic ?? matter
  return named === undefined ? '' : `${before}${named}`
}
const on = ({ when }: Facts, before = ' on ') => (when === undefined ? '' : `${before}${when}`)
const by = ({ deadline }: Facts) => (deadline === undefined ? '' : ` ${deadline}`)
const because = ({ reason }: Facts) => (reason === undefined ? '' : sentence(reason))
const titled = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const bare = (text = '') => titled(text.replace(/^(?:the|a|an|your|my|our) /i, ''))
const times = ({ times: free = [] }: Facts) => free.map((each) => `- ${each}`).join('\n')
const said = ({ words = [], questions = [] }: Facts) => [...words, ...questions]
const together = (...sentences: string[]) => sentences.filter((each) => each !== '').join(' ')

export const forms: Readonly<Record<Purpose, Form>> = {
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
    subject: (facts) => `${bare(facts.topic ?? 'meeting')}: finding a time`,
    says: {
      formal: [
        (facts) => [
          `I would like to arrange a meeting with you${about(facts)}${on(facts)}.`,
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
          `I’d like to find a time to talk${about(facts)}${on(facts)}.`,
          ...(facts.times?.length
            ? [`These work for me:\n\n${times(facts)}`, 'Does one of them suit you?']
            : ['When would suit you?']),
        ],
      ],
      brief: [
        (facts) => [
          `Can we talk${about(facts)}${on(facts)}?`,
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
    subject: ({ person, names }) =>
      `${[...names.slice(0, 1), person ?? ''].filter((name) => name !== '').join(', meet ')}`,
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
      friendly: [(facts) => [`Here is ${facts.matter ?? ''}.`, ...said(facts)]],
      brief: [(facts) => [`Here is ${facts.matter ?? ''}.`, ...said(facts)]],
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
}

function sum({ amount }: Facts): string {
  return amount === undefined ? '' : ` (${amount})`
}

function standIn({ person }: Facts, before: string): string[] {
  return person === undefined ? [] : [`${before} ${person}.`]
}

function moveTo(facts: Facts, one: string, several: string, none: string): string {
  if (facts.when !== undefined) return titled(one.replace('{}', facts.when))
  return facts.times?.length ? `${several}\n\n${times(facts)}` : none
}

const longestSubject = 60

/** The beginning of what it says, where nothing was said of what it is about. */
function subjectOf([first = '']: readonly string[]): string {
  const text = withoutEnd(first, '.?!')
  if (text.length <= longestSubject) return text
  const cut = text.slice(0, longestSubject)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 20))}…`
}
