import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { placeInWords } from '#foundation/contract/place-in-words.ts'
import {
  answerOf,
  bindLanguage,
  call,
  type Leaves,
  type Move,
  type Plan,
  say,
  type Turn,
} from '#foundation/server/language.ts'
import { type FoundThing, foundKinds, searchAnswer } from '../contract.ts'
import { search } from '../language/index.ts'
import * as words from '../language/wording.ts'
import { askFiles } from './file-questions.ts'
import { daysOf, readSaidFilters, type SaidDays, type SaidFilters, splitDays } from '../rules/said-filters.ts'
import { find, show } from './lookups.ts'

type Kind = FoundThing['kind']

const mostShown = 6
const mostLooked = 20

const everything: Plan = (turn) => {
  const said = turn.parts.wish as SaidFilters | undefined
  return look(turn, said ?? { ...topicOf(turn), kinds: foundKinds })
}

const ofAKind: Plan = (turn) =>
  look(turn, { ...topicOf(turn), kinds: foundKinds.filter((kind) => turn.parts.slots[kind] !== undefined) })

/** “Pricing from last month” is a subject and days. */
function topicOf({ parts: { slots } }: Turn): { text: string; days?: SaidDays } {
  const said = typeof slots['topic'] === 'string' ? withoutEnd(slots['topic'], '?.!') : ''
  return splitDays(said) ?? { text: said }
}

type Looked = Pick<SaidFilters, 'text' | 'person' | 'tag' | 'days'> & {
  kinds: readonly Kind[]
  endings?: readonly string[]
}

function look(turn: Turn, looked: Looked): Move {
  const { kinds, endings, person, tag, days } = looked
  const text = withoutArticle(looked.text)
  return withFound(turn, { ...looked, text }, ({ results, complete }) => {
    if (results.length === 0) return say(words.nothing(text, { kinds, endings, person, days, tag, complete }))
    const more = results.length > mostShown
    const shown = results.slice(0, mostShown)
    return (
      showing(turn, { text, shown }) ?? say(words.found(text, shown.map(told), { more, complete }), leavesOf(shown))
    )
  })
}

/** “A parking garage” would also find every “Project A”. */
function withoutArticle(text: string): string {
  return text.replace(/^(?:a|an|the) (?=\S)/i, '')
}

/** “What does the Nordwind contract say about notice?” */
const inFiles: Plan = (turn) =>
  askFiles(turn, { text: turn.parts.sentence.trim(), isOpen: false, named: true, tells: false })

/** A card first, which links each passage to its place. */
function showing(turn: Turn, { text, shown }: { text: string; shown: readonly FoundThing[] }): Move | undefined {
  if (!turn.offers(show) || turn.results.some(({ tool }) => tool === show)) return undefined
  return call(show, { text, things: shown.map(({ id }) => id) })
}

function leavesOf(shown: readonly FoundThing[]): Leaves {
  return { shows: shown.map(({ kind, id, title }) => ({ kind, id, title })) }
}

type Answer = Pick<ReturnType<typeof searchAnswer.parse>, 'results' | 'complete'>

function withFound(turn: Turn, { days, ...looked }: Looked, then: (answer: Answer) => Move): Move {
  const answer = answerOf(turn, find)
  if (answer === undefined) return call(find, { ...looked, ...(days && momentsOf(days, turn)), limit: mostLooked })
  const found = searchAnswer.safeParse(answer)
  if (!found.success) return say(words.unreadable)
  // This chat contains the question itself.
  const results = found.data.results.filter(({ id }) => id !== turn.context.conversationId)
  return then({ ...found.data, results })
}

/** From the start of the first day to the end of the last, in the person's time zone. */
function momentsOf(days: SaidDays, { today, context }: Turn): { from: string; until: string } {
  const { from, until } = daysOf(days, today.toString())
  const begin = (day: Temporal.PlainDate) => day.toZonedDateTime(context.zone).toInstant().toString()
  return { from: begin(Temporal.PlainDate.from(from)), until: begin(Temporal.PlainDate.from(until).add({ days: 1 })) }
}

function told({ kind, title, passages: [best] }: FoundThing): words.Told {
  if (!best) return { kind, title }
  return { kind, title, passage: { text: best.text, where: best.place ? placeInWords(best.place) : '' } }
}

/** With more words than these, a search finds nothing. */
const mostSought = 4

export const searchLanguage = bindLanguage(search, {
  plans: { everything, 'of-a-kind': ofAKind, 'in-files': inFiles },
  reads(sentence) {
    const wish = readSaidFilters(sentence)
    return wish && { intent: 'everything', wish, sure: false, tries: true, last: true }
  },
  isQuestion: () => true,
  handsOver: ['in-files'],
  suggests: {
    tool: find,
    order: (said, kind) =>
      kind === 'order' || said.split(' ').length > mostSought ? undefined : `Search everything for ${said}`,
  },
  doings: { [find]: 'Searching', [show]: 'Showing what was found' },
})
