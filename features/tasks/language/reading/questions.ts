import { createGrammar } from '#foundation/language/grammar.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { statuses } from '../../contract.ts'
import { asking } from '../orders.ts'
import type { Described, Wish } from '../wish.ts'
import { describedBy } from './described.ts'

const grammar = createGrammar(asking)
type Intent = keyof typeof asking.intents
type Slots = Partial<Record<'which' | 'more' | 'person', string>> & { most?: number }
type Asked = (slots: Slots, wording: Wording, speaks: boolean) => Wish | undefined

/** What is asked about tasks; `speaks`: the sentence names tasks, or they were spoken of. */
export function readQuestion(text: string, wording: Wording, speaks: boolean): Wish | undefined {
  const scene = { now: wording.now, zone: wording.zone ?? 'UTC' }
  for (const { template, slots } of grammar(text, scene)) {
    const wish = asked[template.intent as Intent](slots, wording, speaks)
    if (wish) return wish
  }
  // “Due today?”
  const due = isDue(text) ? described(text, wording) : undefined
  return due?.words === '' ? { do: 'list', which: due } : undefined
}

const asked: Readonly<Record<Intent, Asked>> = {
  lists: () => ({ do: 'lists' }),
  finished: ({ which = '' }, wording) => {
    const { words: _words, ...found } = describedBy(`done tasks ${which}`, wording, true)
    return { do: 'list', which: { ...found, words: '' } }
  },
  owing: ({ person = '' }) => ({ do: 'list', which: { words: '', person, all: true } }),
  waiting: ({ more = '' }, wording) => ({ do: 'list', which: { ...described(more, wording), words: '', person: '' } }),
  which: ({ which = '', more = '' }, wording) => {
    const both = [which, more].map((each) => describedBy(each, wording))
    return both.every((each) => each.words !== '') ? { do: 'weigh', among: both } : undefined
  },
  important: ({ which = '', most = 1 }, wording) => ({
    do: 'list',
    which: { ...described(which, wording), words: '' },
    most,
  }),
  first: ({ more = '' }, wording) => ({
    do: 'list',
    which: { ...withLate(described(more, wording), wording), words: '' },
    most: 3,
  }),
  left: ({ which = '' }, wording, speaks) => {
    const found = described(which, wording)
    if (found.words !== '' && !speaks) return undefined
    return { do: 'list', which: withLate(found, wording) }
  },
  count: ({ which = '' }, wording, speaks) => {
    const { overdue, person, statuses: said } = described(which, wording)
    return speaks || overdue || (person !== undefined && said)
      ? { do: 'count', which: described(which, wording) }
      : undefined
  },
  status: ({ which = '' }, wording, speaks) => {
    const found = describedBy(which, wording)
    if (!speaks && found.words === '') return undefined
    return found.words === '' && found.it !== true
      ? undefined
      : { do: 'list', which: { ...found, statuses: [...statuses] } }
  },
  list: ({ which = '' }, wording, speaks) => {
    if (mayBe.test(which)) return undefined
    const found = described(which, wording)
    const isNamed = (found.list !== undefined || isDue(which) || /\bmy list$/i.test(which)) && found.words === ''
    return speaks || isNamed ? { do: 'list', which: found } : undefined
  },
  plain: ({ which = '' }, wording, speaks) => {
    const found = described(which, wording)
    return speaks && found.words === '' ? { do: 'list', which: found } : undefined
  },
}

/** “Everything that's overdue can wait until Friday” asks nothing. */
const mayBe = /\b(?:can|should|must|has to|have to|needs to) (?:wait|be|go|move|happen)\b/i

function isDue(text: string): boolean {
  return tokenize(text).some((token) => token.text === 'due')
}

function described(text: string, wording: Wording): Described {
  return describedBy(text, wording, true)
}

/** What is to be done by a day is also what should have been done before. */
function withLate({ dueFrom, ...which }: Described, { now }: Wording): Described {
  const isFromToday = dueFrom !== undefined && dueFrom <= now.toPlainDate().toString()
  return dueFrom === undefined || isFromToday ? which : { ...which, dueFrom }
}
