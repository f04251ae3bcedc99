import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { type Clause, isDenial } from './saying.ts'

/** “Belongs in Personal, not inbox”: the list that a clause puts a task on, by the names of the person's own lists. */
export function placeIn(clause: Clause, lists: readonly string[]): { list: string; used: Token[] } | undefined {
  const found = lists.flatMap((list) => placesOf(clause, list).map((place) => ({ list, ...place })))
  const target = found.findLast(({ isLeft }) => !isLeft)
  return target && { list: target.list, used: found.flatMap(({ used }) => used) }
}

type Place = { isLeft: boolean; used: Token[] }

function placesOf({ tokens, named }: Clause, list: string): Place[] {
  const name = tokenize(list).map(({ text }) => text)
  if (name.length === 0) return []
  return tokens.flatMap((_, at): Place[] => {
    const isName = name.every((word, place) => tokens[at + place]?.text === word && !named.has(at + place))
    const [before = '', earlier = ''] = [tokens[at - 1], tokens[at - 2]].map((token) => token?.text)
    const lead = articles.has(before) ? earlier : before
    const ahead = tokens[articles.has(before) ? at - 3 : at - 2]?.text ?? ''
    // “Not on Work”, “instead of Work”.
    const isDenied = tokens
      .slice(Math.max(0, at - mostDenied), at)
      .some(({ text }) => isDenial(text) || text === "shouldn't")
    const isLeft = leaving.has(lead) || ahead === 'not' || isDenied || (lead === 'of' && ahead === 'instead')
    if (!isName || !(isLeft || leading.has(lead))) return []
    const noun = tokens[at + name.length]
    const used = tokens.slice(at, at + name.length + (noun && nouns.has(noun.text) ? 1 : 0))
    return [{ isLeft, used }]
  })
}

/** “Should not be on Work”. */
const mostDenied = 4
const articles = new Set(['the', 'my', 'our'])
const leaving = new Set(['not', 'from', 'off', 'than'])
const leading = new Set(['in', 'on', 'to', 'into', 'onto', 'under', 'for'])
const nouns = new Set(['list', 'board', 'backlog'])

/** Whether a list may be named, so that the person's lists must be looked up. */
export function mayBePlaced({ tokens, named }: Clause): boolean {
  if (tokens.some(({ text }, at) => !named.has(at) && (text === 'onto' || (text === 'off' && at > 0)))) return true
  const toList = tokens.findIndex(({ text }) => text === 'to' || text === 'into')
  if (toList >= 0 && tokens.slice(toList, toList + mostOfList).some(({ text }) => text === 'list')) return true
  return tokens.some(
    ({ text }, at) =>
      !named.has(at) && putting.has(text) && tokens.slice(at + 1).some((next) => leading.has(next.text)),
  )
}

const mostOfList = 5

const putting = new Set(
  'belongs belong goes go should move moving moved put shift file filed sort stick switch transfer needs sitting sits sit lives live kept keep listed stored'.split(
    ' ',
  ),
)

/** Words that say no more than that it goes to a list. */
export const besidePlace = new Set([
  ...putting,
  ...'list board backlog not from off instead rather than be is please under onto'.split(' '),
])
