/**
 * What a skill understands. A concept is a list of words that mean the same to it, apart by commas. An intent is a list
 * of frames; a frame names, apart by blanks, what a sentence must hold, in any order:
 *
 * - `chat` a word of that concept; `chat?` one that may be there;
 * - `{place}` something that is read, such as a date; `{place}?` where it may be there;
 * - `!meeting` nothing of that concept;
 * - `rename chat? > text` in this order at the beginning, and the rest is the person's own text;
 * - `delete > text < memory` the same with an end that does not belong to it.
 */
export type Grammar = {
  concepts: Readonly<Record<string, string>>
  intents: Readonly<Record<string, readonly string[]>>
  /** Those that change something: a question about them, or a denial, is no wish, and hardly a word may be left over. */
  acts?: readonly string[]
  /** A text of the person's own that cannot be what an intent asks for is refused here. */
  accepts?: Readonly<Record<string, (text: string) => boolean>>
  /** “/summarise”: the intent of the word with text behind it, and of the word alone. */
  commands?: Readonly<Record<string, { text: string; alone: string }>>
}

/** What is read in a sentence besides its words. */
export const slots = ['place', 'elsewhere', 'date', 'offset', 'calendar', 'days', 'stretch', 'topic'] as const
export type Slot = (typeof slots)[number]

export type Part =
  | { kind: 'concept'; name: string; needed: boolean }
  | { kind: 'slot'; name: Slot; needed: boolean }
  | { kind: 'not'; name: string }

/** `tail`: what stands behind the person's own text, where the frame has one. */
export type Frame = {
  intent: string
  parts: readonly Part[]
  tail: readonly Part[]
  free: boolean
  accepts: ((text: string) => boolean) | undefined
}

/** A frame that names what nobody defined is a slip of its author, and stops the start. */
export function toFrames(grammar: Grammar, known: ReadonlySet<string>): Frame[] {
  return Object.entries(grammar.intents).flatMap(([intent, lines]) =>
    lines.map((line) => ({ intent, ...toParts(line, known), accepts: grammar.accepts?.[intent] })),
  )
}

function toParts(line: string, known: ReadonlySet<string>): Pick<Frame, 'parts' | 'tail' | 'free'> {
  const free = /(^|\s)text(\s|$)/.test(line)
  const [lead = '', tail = ''] = free ? line.split(/(?:^|\s)>\s+text(?:\s+<)?(?:\s|$)/) : [line]
  const parse = (half: string) =>
    half
      .split(/\s+/)
      .filter(Boolean)
      .map((element) => toPart(element, known))
  return {
    parts: free ? parse(lead) : parse(lead).toSorted((one, other) => rank(one) - rank(other)),
    tail: parse(tail),
    free,
  }
}

/** What must be there before what may be, and what is read before mere words: a date holds words such as “days”. */
function rank(part: Part): number {
  if (part.kind === 'not') return 0
  return (part.needed ? 1 : 3) + (part.kind === 'slot' ? 0 : 1)
}

function toPart(element: string, known: ReadonlySet<string>): Part {
  const needed = !element.endsWith('?')
  const bare = needed ? element : element.slice(0, -1)
  const inner = bare.startsWith('{') ? bare.slice(1, -1) : undefined
  const slot = slots.find((name) => name === inner)
  if (slot) return { kind: 'slot', name: slot, needed }
  const name = bare.replace('!', '')
  if (!known.has(name)) throw new Error(`There is no concept ${name} in any grammar.`)
  return bare.startsWith('!') ? { kind: 'not', name } : { kind: 'concept', name, needed }
}
