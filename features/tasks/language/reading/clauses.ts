import { tokenize } from '#foundation/language/text/tokens.ts'

/** “Finish the report and move the call to Friday”: its orders, where a verb follows each joint. */
export function clausesOf(text: string): string[] {
  return cutAt(text, (word) => verbs.has(word))
}

/**
 * Every way to cut a message in two at a joint or a mark: “paid the invoice and signed the lease”. A message of more parts
 * is not cut, since each half is read by itself.
 */
export function halvesOf(text: string): [string, string][] {
  const tokens = tokenize(text)
  const halves = tokens.flatMap(({ text: word, from }, at): [string, string][] => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    if (!before) return []
    if (joints.has(word) && next) return [[bare(text.slice(0, from)), text.slice(next.from)]]
    const between = text.slice(before.to, from)
    const isMarked = marks.has(between.trim()) && between !== between.trimEnd()
    return isMarked ? [[bare(text.slice(0, before.to)), text.slice(from)]] : []
  })
  return halves.length > mostHalves ? [] : halves
}

const mostHalves = 6

const joints = new Set(['and', 'then', 'but', 'also', '&'])
const marks = new Set([',', ';', '.', '!', '-', '–', '—'])

function bare(text: string): string {
  let end = text.trimEnd().length
  while (end > 0 && ',;.'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end).trimEnd()
}

function cutAt(text: string, begins: (word: string) => boolean): string[] {
  const tokens = tokenize(text)
  const cuts = tokens.flatMap(({ text: word, from }, at) => {
    const next = tokens[at + 1]
    const joins = (word === 'and' || word === 'then') && next && begins(next.text)
    const afterMark = begins(word) && [',', ';', '.'].includes(text.slice(0, from).trimEnd().at(-1) ?? '')
    if (joins) return [{ end: from, begin: next.from }]
    return afterMark ? [{ end: from, begin: from }] : []
  })
  const starts = [0, ...cuts.map(({ begin }) => begin)]
  return starts
    .map((begin, at) => text.slice(begin, cuts[at]?.end ?? text.length).trim())
    .filter((clause) => clause !== '')
}

const verbs = new Set(
  'add create complete finish move put push postpone delete remove mark tick give assign rename reopen set drop change hand'.split(
    ' ',
  ),
)
