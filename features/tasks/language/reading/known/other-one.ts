import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { mentionsIn, titlesOf, type KnownTask } from './mentions.ts'

/**
 * “Lockboxes tomorrow, other one by Feb 15”: of two that were spoken of, the one that is not named; “the second by
 * Friday” by its place. Its title stands in place of the words.
 */
export function withTitles(
  text: string,
  { row, spoken, tasks }: { row: readonly string[]; spoken: readonly string[]; tasks: readonly KnownTask[] },
): string {
  const those = row.flatMap((id) => tasks.find((each) => each.id === id) ?? [])
  return those.length < 2 ? text : withPlaces(withOther(text, those, spoken), those)
}

function withOther(text: string, those: readonly KnownTask[], spoken: readonly string[]): string {
  const tokens = tokenize(text)
  const [found] = findPhrases(tokens, others)
  const named = new Set(mentionsIn(tokens, titlesOf(those)).flatMap(({ names }) => [...names.keys()]))
  const isLast = (id: string) => named.size === 0 && spoken.includes(id)
  const [left, ...more] = those.filter(({ id }, at) => !named.has(at) && !isLast(id))
  return found && left && more.length === 0 ? replaced(text, tokens, found, left.title) : text
}

function withPlaces(text: string, those: readonly KnownTask[]): string {
  const tokens = tokenize(text)
  const [first, second] = tokens
  const bare = ordinals.get(first?.text ?? '')
  // “Second due Friday”.
  const alone = bare !== undefined && saying.has(second?.text ?? '') ? [{ at: 0, end: 1, value: bare }] : []
  // “Drop the last”.
  const end = tokens.length
  const atEnd = ordinals.get(tokens[end - 1]?.text ?? '')
  const behind = atEnd !== undefined && tokens[end - 2]?.text === 'the' ? [{ at: end - 2, end, value: atEnd }] : []
  return [...alone, ...findPhrases(tokens, places), ...behind].toReversed().reduce((so, found) => {
    const task = those.at(found.value < 0 ? found.value : found.value - 1)
    return task ? replaced(so, tokens, found, task.title) : so
  }, text)
}

function replaced(
  text: string,
  tokens: readonly Token[],
  { at, end }: { at: number; end: number },
  title: string,
): string {
  return `${text.slice(0, tokens[at]?.from)}${title}${text.slice(tokens[end - 1]?.to)}`
}

const others = phrases([['other one, the other one, the other, the other task, other task', true]])
const places = phrases([
  ['the first one, first one, the first task, 1st one', 1],
  ['the second one, second one, the second task, 2nd one', 2],
  ['the third one, third one, the third task, 3rd one', 3],
  ['the last one, last one, the last task', -1],
])
const ordinals = new Map([
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['last', -1],
])
const saying = new Set('due by is on to for until till done can may'.split(' '))
