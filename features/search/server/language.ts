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
import { find, show } from './lookups.ts'

type Kind = FoundThing['kind']

const mostShown = 6
const mostLooked = 20

const everything: Plan = (turn) => look(turn, foundKinds)

const ofAKind: Plan = (turn) =>
  look(
    turn,
    foundKinds.filter((kind) => turn.parts.slots[kind] !== undefined),
  )

function look(turn: Turn, kinds: readonly Kind[]): Move {
  const text = askedOf(turn)
  return withFound(turn, text, kinds, ({ results, complete }) => {
    if (results.length === 0) return say(words.nothing(text, kinds, complete))
    const more = results.length > mostShown
    const shown = results.slice(0, mostShown)
    return (
      showing(turn, { text, shown }) ?? say(words.found(text, shown.map(told), { more, complete }), leavesOf(shown))
    )
  })
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

function withFound(turn: Turn, text: string, kinds: readonly Kind[], then: (answer: Answer) => Move): Move {
  const answer = answerOf(turn, find)
  if (answer === undefined) return call(find, { text, kinds, limit: mostLooked })
  const found = searchAnswer.safeParse(answer)
  if (!found.success) return say(words.unreadable)
  // This chat contains the question itself.
  const results = found.data.results.filter(({ id }) => id !== turn.context.conversationId)
  return then({ ...found.data, results })
}

function askedOf({ parts: { slots } }: Turn): string {
  return typeof slots['topic'] === 'string' ? withoutEnd(slots['topic'], '?.!') : ''
}

function told({ kind, title, passages: [best] }: FoundThing): words.Told {
  if (!best) return { kind, title }
  return { kind, title, passage: { text: best.text, where: best.place ? placeInWords(best.place) : '' } }
}

export const searchLanguage = bindLanguage(search, {
  plans: { everything, 'of-a-kind': ofAKind, 'in-files': inFiles },
  handsOver: ['in-files'],
  doings: { [find]: 'Searching', [show]: 'Showing what was found' },
})
