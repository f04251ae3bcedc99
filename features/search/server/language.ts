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

/** Quotes files about a topic: only passages with most of its words, and only the named file if one was named and found. */
const inFiles: Plan = (turn) => {
  const text = askedOf(turn)
  const name = nameOf(turn)
  return withFound(turn, text, ['file'], ({ results, complete }) => {
    const about = results.filter((thing) => isAbout(thing, text))
    if (about.length === 0) return say(words.notInFiles(text, complete))
    const called = about.filter(({ title }) => name.length > 0 && name.every((word) => wordsOf(title).includes(word)))
    const shown = (called.length > 0 ? called : about).slice(0, mostShown)
    const said = words.foundInFiles(text, shown.map(told), { name: called.length > 0 ? '' : name.join(' '), complete })
    return showing(turn, { text, shown }) ?? say(said, leavesOf(shown))
  })
}

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
  const topic = typeof slots['topic'] === 'string' ? withoutEnd(slots['topic'], '?.!') : ''
  return typeof slots['duty'] === 'string' ? `${slots['duty']} ${topic}` : topic
}

const anyFile = new Set([
  'file',
  'files',
  'document',
  'documents',
  'doc',
  'docs',
  'paper',
  'papers',
  'the',
  'any',
  'our',
])

/** “Nordwind contract” in “what does the Nordwind contract say about notice?”; nothing if any file will do. */
function nameOf({ parts: { slots } }: Turn): string[] {
  return [slots['named'], slots['file']]
    .flatMap((said) => (typeof said === 'string' ? wordsOf(said) : []))
    .filter((word) => !anyFile.has(word))
}

/** A passage with one of three words does not answer the question. */
function isAbout({ passages }: FoundThing, text: string): boolean {
  const asked = wordsOf(text).length
  return passages.some((passage) => markedIn(passage).size * 2 >= asked)
}

function markedIn({ text, marks }: FoundThing['passages'][number]): Set<string> {
  return new Set(marks.flatMap(([from, to]) => wordsOf(text.slice(from, to))))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
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
