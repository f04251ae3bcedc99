import type { Token } from '#foundation/language/text/tokens.ts'
import type { KnownTask } from './mentions.ts'
import type { Clause } from './saying.ts'

/**
 * Whether all of so many tasks are meant that a clause names alike: “both”, “all”, “the two Brightwater tasks”, “the
 * Brightwater ones”.
 */
export function meansAll({ tokens, named }: Clause, count: number): boolean {
  const said = tokens.flatMap((_, at) =>
    countsNames({ tokens, named }, at) ? [counts.get(tokens[at]?.text ?? '')] : [],
  )
  if (said.length > 0) return said.includes(count) || count === 1
  const isPlural = tokens.some(({ text }, at) => named.has(at - 1) && plural.has(text))
  return isPlural || tokens.some(({ text }) => text === 'both' || text === 'all')
}

/** “The two”, “all three”, in front of a name or of “tasks”. */
export function countsNames({ tokens, named }: Pick<Clause, 'tokens' | 'named'>, at: number): boolean {
  const word = tokens[at]?.text ?? ''
  if (word === 'both') return true
  if (named.has(at) || !counts.has(word)) return false
  const isLed = leads.has(tokens[at - 1]?.text ?? '')
  return isLed && tokens.slice(at + 1).some((_, next) => isNamed(tokens, named, at + 1 + next))
}

function isNamed(tokens: readonly Token[], named: ReadonlyMap<number, string>, at: number): boolean {
  return named.has(at) || plural.has(tokens[at]?.text ?? '')
}

const counts = new Map<string, number>(
  'both two three four five six seven eight nine'.split(' ').flatMap((word, at) => {
    const count = at === 0 ? 2 : at + 1
    return at === 0
      ? [[word, count]]
      : [
          [word, count],
          [String(count), count],
        ]
  }),
)
const leads = new Set('all the those these my our of'.split(' '))
const plural = new Set('tasks ones todos to-dos items things jobs'.split(' '))

/** “Both”, “all three”: as many as there are. */
export function allOf(text: string, tasks: readonly KnownTask[]): number[][] | undefined {
  const [, count = ''] = /\b(both|all (?:two|three|four|five|\d))\b/i.exec(text) ?? []
  const open = tasks.flatMap(({ status }, at) => (status === 'done' ? [] : [[at]]))
  return counts.get(count.toLowerCase().replace('all ', '')) === open.length ? open : undefined
}
