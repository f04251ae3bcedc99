import type { Said } from '#foundation/language/dialogue.ts'
import { chips } from '#foundation/language/wording/quoting.ts'
import type { Way, Wish } from '../../../../language/wishes.ts'

type Refusal = { text: string; said: readonly string[] }

/**
 * A refusal names the wish, says what it would take and offers what helps today. A second refusal in a dialogue has other
 * words, says no way twice, and is shorter where the wish is the same.
 */
export function declined(name: string, wish: Wish, said: Said, service?: string): Refusal {
  const { doing, way, offer } = wish
  const wanted = service === undefined ? wish.wanted : (wish.at ?? wish.wanted).replace('{}', service)
  const phrase = { wanted, doing, start: doing.charAt(0).toUpperCase() + doing.slice(1) }
  if (said[name] !== undefined) {
    const words = inTurn(again, said['declined-again'])(phrase)
    return { text: `${words}\n\n${chips(wish.chips.slice(-1))}`, said: [name, 'declined-again'] }
  }
  const takes = `declined-${way}`
  const reason = said[takes] === undefined ? [ways[way]] : []
  const words = [inTurn(refusals[kindOf[way]], said['declined'])(phrase), ...reason, offer].join(' ')
  return { text: `${words}\n\n${chips(wish.chips)}`, said: [name, 'declined', takes] }
}

type Phrase = { wanted: string; doing: string; start: string }
type Wording = (phrase: Phrase) => string

function inTurn(wordings: readonly [Wording, ...Wording[]], count = 0): Wording {
  return wordings[count % wordings.length] ?? wordings[0]
}

const kindOf: Readonly<Record<Way, keyof typeof refusals>> = {
  model: 'model',
  later: 'later',
  mailbox: 'model',
  invitation: 'never',
  calendars: 'later',
  never: 'never',
}

const ways: Readonly<Record<Way, string>> = {
  model: 'With a language model I could; whoever runs this server connects one by a setting, `LLM_MODEL`.',
  later: 'That part of me is still to come, and I can’t promise a date.',
  mailbox:
    'Say “Email Sara that Thursday works”: I write it. It is sent from a mailbox that you connected in Settings, Connections.',
  invitation: 'Name who sent it by mail, or what it is for: “Accept Priya’s invitation”.',
  calendars: 'It takes their calendars to be connected, and that is still to come.',
  never: 'No setting changes that.',
}

const refusals: Readonly<Record<'model' | 'later' | 'never', readonly [Wording, ...Wording[]]>> = {
  model: [
    ({ wanted }) => `I can’t ${wanted} by my own rules.`,
    ({ start }) => `${start} is more than my rules can do.`,
    ({ wanted }) => `My rules don’t reach far enough to ${wanted}.`,
  ],
  later: [
    ({ wanted }) => `I can’t ${wanted} yet.`,
    ({ start }) => `${start} isn’t possible here yet.`,
    ({ wanted }) => `So far there is no way for me to ${wanted}.`,
  ],
  never: [
    ({ wanted }) => `I can’t ${wanted}.`,
    ({ start }) => `${start} is beyond me.`,
    ({ wanted }) => `I have no way to ${wanted}.`,
  ],
}

const again: readonly [Wording, ...Wording[]] = [
  ({ doing }) => `I’m afraid ${doing} is still out of my reach.`,
  ({ start }) => `${start} has to wait.`,
  ({ doing }) => `Nothing has changed about ${doing}.`,
]
