import { withoutMarks } from '#foundation/contract/without-marks.ts'
import { productName } from '#foundation/contract/product.ts'
import type { Conversation, Ending, Message, Step } from './contract.ts'

/** The longest generated title. */
const titleLength = 60

/**
 * A short title out of the first words of a conversation: its first line or sentence, without commands and Markdown,
 * cut at the end of a word. Nothing, where there is nothing to read.
 */
export function titleFrom(words: string): string | undefined {
  const line = words
    .split('\n')
    .map(plainText)
    .find((text) => /[\p{L}\p{N}]/u.test(text))
  if (line === undefined) return undefined
  const sentence = /^.{8,}?[.!?…](?=\s|$)/u.exec(line)?.[0] ?? line
  const short = cutAtWord(sentence.replace(/(?<![\s.,;:…])[\s.,;:…]+$/u, ''), titleLength)
  return wellFormed(short).replace(/^\p{Ll}/u, (start) => start.toLocaleUpperCase('en'))
}

/**
 * A conversation that a button or a bare command began is called by what its first own words say of it. Without such
 * words yet, it has no title.
 */
export function titleOfMessages(messages: readonly string[]): string | undefined {
  const [first = ''] = messages
  const [, button, command] = beginning.exec(first.trim()) ?? []
  const begun = button ?? command
  if (begun === undefined) return titleFrom(first)
  const words = messages.map((message) => message.trim()).find((message) => !beginning.test(message))
  const title = titleFrom(words ?? (complete.has(begun) ? begun : ''))
  const saysWhat = title === undefined || words === undefined || title.split(' ').length >= fewWords
  return saysWhat ? title : titleFrom(`${begun}: ${words}`)
}

/** The message of a quick action, and a command without arguments. */
const beginning = /^(?:Initiated: ([a-z]+)|\/([a-z]+))$/
/** They say everything by themselves. */
const complete = new Set(['dashboard', 'summarise'])
/** “Sara” alone says too little, “Call: Sara” enough. */
const fewWords = 3

/** A line as it is read aloud. */
function plainText(line: string): string {
  return withoutMarks(line.replace(/^\s*(?:\/\w+\s+)?/u, ''))
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = /\s/u.test(text[most] ?? '') ? most : cut.search(/\s+\S*$/u)
  const short = end > most / 2 ? cut.slice(0, end) : `${wellFormed(text.slice(0, most - 1))}…`
  return short.replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '')
}

/**
 * A piece of an answer as it can be kept and told: without what PostgreSQL and UTF-8 cannot hold. The first half of a
 * character that is still to come is carried over to the next piece.
 */
export function cleanPiece(carried: string, piece: string): { text: string; carried: string } {
  const whole = carried + piece
  const half = /[\uD800-\uDBFF]$/.exec(whole)?.[0] ?? ''
  return { text: wellFormed(half === '' ? whole : whole.slice(0, -1)), carried: half }
}

export function wellFormed(text: string): string {
  return text.isWellFormed() && !text.includes('\0') ? text : text.replaceAll(/[\0\p{Surrogate}]/gu, '')
}

/** An answer as the specification's message carries it: its words and, as its last paragraph, what it has changed. */
export function wholeContent(words: string, outcome: string | null): string {
  return outcome === null ? words : `${withFenceClosed(words.trimEnd())}\n\n${outcome}`
}

/** The words of an answer, without the line below them that says what it has changed. */
export function wordsOf({ content, outcome }: Pick<Message, 'content' | 'outcome'>): string {
  return outcome === null ? content : content.slice(0, -outcome.length).trimEnd()
}

/** Code that was begun and never ended would swallow what follows it. */
function withFenceClosed(markdown: string): string {
  let open: string | undefined
  for (const line of markdown.split('\n')) {
    const fence = /^[ \t>]{0,20}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence === undefined) continue
    if (open === undefined) open = fence
    else if (fence[0] === open[0] && fence.length >= open.length && line.trimEnd().endsWith(fence)) open = undefined
  }
  return open === undefined ? markdown : `${markdown}\n${open}`
}

/** Shown instead of an answer that ended before its first word. */
export const emptyAnswers: Record<Ending, string> = {
  whole: 'There was nothing to say. Please ask again in other words.',
  stopped: 'Stopped before the first word.',
  interrupted: 'This answer was interrupted before its first word. What you wrote is kept; please retry.',
  failed: 'This answer could not be written. What you wrote is kept; please retry.',
}

const unknownEnd = 'The answer ended before it was known what came of this.'

/** When an answer ends, unfinished steps become unknown: they may or may not have been done. */
export function endSteps(steps: readonly Step[]): Step[] {
  return steps.map((step) => (step.state === 'running' ? { detail: unknownEnd, ...step, state: 'failed' } : step))
}

/** For so long a deleted conversation can be restored. */
export const restorableDays = 14

/** A conversation as a document. */
export function documentHead({ title, created_at }: Pick<Conversation, 'title' | 'created_at'>): string {
  return `# ${title.replaceAll(/\s+/gu, ' ')}\n\n${created_at.slice(0, 10)}\n`
}

const speakers = { user: 'You', assistant: productName }
const remarks: Record<Ending, string> = {
  whole: '',
  stopped: ' (stopped)',
  interrupted: ' (interrupted)',
  failed: ' (failed)',
}

type Said = Pick<Message, 'role' | 'content' | 'outcome' | 'state'> & { createdAt: string }

export function documentPart({ role, content, outcome, createdAt, state }: Said): string {
  const time = `${createdAt.slice(0, 10)} ${createdAt.slice(11, 16)} UTC`
  return `\n## ${speakers[role]}, ${time}${remarks[state]}\n\n${wholeContent(content, outcome).trimEnd()}\n`
}

/** How a conversation's file is called. */
export function fileName(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 60)
      .replaceAll(/^-+|(?<!-)-+$/g, '') || 'conversation'
  )
}
