import { everydayWords } from '#foundation/language/english/everyday-words.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { Status } from '../../../contract.ts'
import { asksAgain } from '../again.ts'
import { alike, isShortFor, sharesStem } from '../alike.ts'
import { orderVerbs } from '../reasons.ts'
import { irregular, light } from './known-words.ts'

/** A task of the person, as far as its words and its day tell it from others. */
export type KnownTask = {
  id: string
  title: string
  due: string | null
  status: Status
  waitsFor?: { name?: string } | null
  priority?: string | null
  /** The task that it is a part of. */
  parent?: string | null
}

/** A word of a message that stands in titles: in which, and how much that tells. */
export type Mention = { at: number; names: ReadonlyMap<number, Named> }
/**
 * `isAside`: somebody whom the title only mentions, as Tom in “Send slides to Tom”. “Did Tom accept the 1:1” says nothing
 * of that task.
 */
type Named = { weight: number; word: string; isAside?: true }

/** What each title is known by. */
export type Titles = readonly (readonly TitleWord[])[]
type TitleWord = { text: string; weight: number; isAside?: true }

export function titlesOf(tasks: readonly KnownTask[]): Titles {
  return tasks.map(({ title }) => {
    const words = tokenize(title).filter(({ text }) => !light.has(text) && !days.has(text))
    // “Call Dale” is known by Dale; a title of one word by that.
    return words.map(({ text, from }, at) => ({
      text,
      weight: words.length === 1 || !(at === 0 && orderVerbs.has(text)) ? telling : hinting,
      ...(words.length > 2 && mentioned.test(title.slice(0, from)) && isName(title, from) && aside),
    }))
  })
}

/** A title that is written without capitals tells no names from other words. */
function isName(title: string, from: number): boolean {
  return /^\p{Lu}/u.test(title.slice(from)) || title === title.toLowerCase()
}

const mentioned = /\b(?:to|from|with|for|of)(?: \p{Lu}\p{L}+)? $/u
const aside = { isAside: true } as const

const telling = 2
const hinting = 1
/** Two words of a title, so that it is not named by chance. */
export const twoWords = telling + hinting

const days = new Set(
  'today tomorrow tonight yesterday monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun week day'.split(
    ' ',
  ),
)

/** How words of titles begin that a message may name: “invoic” for “invoices”, “nominat” for “nomination”. */
export function beginningsIn(message: string): string[] {
  const words = tokenize(message).flatMap(({ text }) => (/^\p{L}{3,50}$/u.test(text) ? [text] : []))
  return [...new Set(words.filter((word) => !light.has(word) && !days.has(word)).map(beginningOf))].slice(0, mostNamed)
}

const mostNamed = 60

function beginningOf(word: string): string {
  if (word.length > leastCut) return word.slice(0, Math.max(leastCut, Math.ceil(word.length * shareKept)))
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
}

const leastCut = 5
const shareKept = 0.7

/** Every word of the message that stands in a title, or is near to one that does. */
export function mentionsIn(tokens: readonly Token[], titles: Titles): Mention[] {
  const found = tokens.flatMap(({ text }, at): Mention[] => {
    if (light.has(text) || days.has(text) || text === 'a' || text === 'i') return []
    const near = nearnessOf(text)
    const names = new Map(
      titles.flatMap((words, task): [number, Named][] => {
        const named = namedBy(text, near, words)
        // “Amélie will write it” names no task to write something else.
        const isOfIt =
          isOfSomebody(tokens, at) && (asksAgain(tokens, at) || (named?.word === words[0]?.text && words.length > 1))
        return named && !isOfIt ? [[task, named]] : []
      }),
    )
    return names.size === 0 ? [] : [{ at, names }]
  })
  return found.flatMap((mention) => {
    if (!isCounting(tokens[mention.at]?.text ?? '') || isOwnNumber(tokens, mention.at)) return mention
    const names = new Map([...mention.names].filter(([task]) => isBeside(mention.at, task, found, tokens)))
    return names.size === 0 ? [] : [{ ...mention, names }]
  })
}

/** “Amélie will write it”, “I check with him”. */
function isOfSomebody(tokens: readonly Token[], at: number): boolean {
  const [next = '', third = ''] = [tokens[at + 1]?.text, tokens[at + 2]?.text]
  return pronouns.has(next) || ((next === 'with' || next === 'on' || next === 'in') && people.has(third))
}

const pronouns = new Set(['it', 'them', 'that', 'this', 'those', 'him', 'her'])
const people = new Set(['him', 'her', 'them'])

/** How near a word of a message is to one of a title; each pair is compared once. */
type Nearness = 'same' | 'near' | 'short' | undefined

function nearnessOf(text: string): (word: string) => Nearness {
  const compared = new Map<string, Nearness>()
  return (word) => {
    if (!compared.has(word)) compared.set(word, compare(text, word))
    return compared.get(word)
  }
}

function compare(text: string, word: string): Nearness {
  if (isCounting(text)) return text === word ? 'same' : undefined
  if (alike(text, word)) return 'same'
  if (sharesStem(text, word) || irregular.get(text) === word) return 'near'
  return !everyday.has(text) && isShortFor(text, word) ? 'short' : undefined
}

const everyday = new Set<string>(everydayWords)

function namedBy(text: string, near: (word: string) => Nearness, words: readonly TitleWord[]): Named | undefined {
  for (const kind of ['same', 'near', 'short'] as const) {
    const at = words.findIndex((word) => near(word.text) === kind)
    const found = words[at]
    if (!found) continue
    // “I printed the agenda” names no task to print something else.
    const isPast = at === 0 && words.length > 1 && text !== found.text && (text.endsWith('ed') || irregular.has(text))
    return {
      weight: kind === 'short' || isPast ? hinting : found.weight,
      word: found.text,
      ...(found.isAside && aside),
    }
  }
  return undefined
}

/** “Stage 2”, “cart B”, “June”: a number, a letter or a month tells a task apart only beside another word of its title. */
function isCounting(text: string): boolean {
  return text.length === 1 || /\d/.test(text) || months.has(text)
}

const months = new Set(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
)

/** “The 303”, of a title that is known by its number. */
function isOwnNumber(tokens: readonly Token[], at: number): boolean {
  return /^\d{3}$/.test(tokens[at]?.text ?? '') && tokens[at - 1]?.text === 'the'
}

function isBeside(at: number, task: number, found: readonly Mention[], tokens: readonly Token[]): boolean {
  return found.some(
    (other) =>
      other.names.has(task) &&
      !isCounting(tokens[other.at]?.text ?? '') &&
      tokens.slice(Math.min(at, other.at) + 1, Math.max(at, other.at)).every(({ text }) => besides.has(text)),
  )
}

const besides = new Set(['the', 'of', 'for', 'in', 'on'])

/** The tasks that these words name best; none where they hardly name any. */
export function bestOf(mentions: readonly Mention[], titles: Titles, least = telling): number[] {
  const scores = new Map<number, Map<string, number>>()
  for (const { names } of mentions)
    for (const [task, { weight, word }] of names) {
      const words = scores.get(task) ?? new Map<string, number>()
      scores.set(task, words.set(word, weight))
    }
  const summed = [...scores].map(([task, words]) => ({ task, score: sum(words.values()) }))
  const best = Math.max(0, ...summed.map(({ score }) => score))
  return best < least
    ? []
    : summed.flatMap(({ task, score }) => (score === best && (titles[task]?.length ?? 0) > 0 ? [task] : []))
}

/**
 * “Photographs for the press kit”: the part of a task that the words name beside it, instead of the task. `wholes`: of which
 * task each one is a part.
 */
export function partsBeside(found: readonly number[], mentions: readonly Mention[], wholes: Wholes): number[] {
  return found.flatMap((task) => {
    const own = mentions.filter(({ names }) => !names.has(task))
    const parts = [...new Set(own.flatMap(({ names }) => [...names]))].flatMap(([part, { weight }]) =>
      wholes[part] === task && weight === telling ? [part] : [],
    )
    const named = [...new Set(parts)]
    return named.length === 0 ? [task] : named
  })
}

/** Which task each one is a part of, by their places. */
export type Wholes = readonly (number | undefined)[]

export function wholesOf(tasks: readonly KnownTask[]): Wholes {
  return tasks.map(({ parent }) => {
    const at = parent === undefined || parent === null ? -1 : tasks.findIndex(({ id }) => id === parent)
    return at < 0 ? undefined : at
  })
}

function sum(weights: Iterable<number>): number {
  return [...weights].reduce((so, weight) => so + weight, 0)
}
