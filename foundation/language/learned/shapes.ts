/** What a word is when it may be any of its kind: every weekday teaches the same. */
export type Shape =
  | '<day>'
  | '<month>'
  | '<clock>'
  | '<part>'
  | '<span>'
  | '<unit>'
  | '<number>'
  | '<quoted>'
  | '<address>'

const words: Readonly<Partial<Record<Shape, string>>> = {
  '<day>': `
    monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
    sundays mon tue tues wed weds thu thur thurs fri sat sun today tomorrow yesterday tonight tmrw tmr tomorow tommorow
    tomorro tomoz 2moro weekend weekends weekday weekdays`,
  '<month>': `
    january february march april june july august september october november december jan feb mar apr jun jul aug sep
    sept oct nov dec`,
  '<clock>': `noon midnight midday oclock o'clock am pm`,
  '<part>': `morning mornings afternoon afternoons evening evenings`,
  '<span>': `week weeks month months year years quarter fortnight`,
  '<unit>': `min mins minute minutes hour hours hr hrs h m`,
  '<number>': `
    two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty ninety hundred
    half couple first second third fourth fifth last`,
}

const shapeOfWord: ReadonlyMap<string, Shape> = new Map(
  (Object.keys(words) as Shape[]).flatMap((shape) =>
    (words[shape] ?? '')
      .trim()
      .split(/\s+/)
      .map((word) => [word, shape] as const),
  ),
)

/** `first`, `half` and `last` keep their own word beside the shape; the learned part sees both. */
export function shapeOf(word: string): Shape | undefined {
  const known = shapeOfWord.get(word)
  if (known !== undefined) return known
  const first = word.charCodeAt(0)
  if (first < 48 || first > 57) return undefined
  if (/^\d{1,2}(?:[:.h]\d{2})?(?:am|pm|a|p)$|^\d{1,2}:\d{2}$/.test(word)) return '<clock>'
  if (/^\d{1,3}(?:\.\d)?(?:min|mins|m|h|hr|hrs)$/.test(word)) return '<unit>'
  return /^\d{1,4}(?:st|nd|rd|th)$|^\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?$/.test(word) ? '<day>' : '<number>'
}

const times: ReadonlySet<string> = new Set(['<day>', '<month>', '<clock>', '<part>', '<span>'])
const joins: ReadonlySet<string> = new Set(['at', 'on', 'in', 'the', 'this', 'next', 'of', 'past', 'around', ','])

/**
 * The sentence with every time and length as one sign: “friday at 3” and “the 12th” become `<time>`, “half an hour”
 * becomes `<length>`.
 */
export function collapsed(signs: readonly string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? ''
    const kind = times.has(sign) ? '<time>' : sign === '<unit>' ? '<length>' : sign
    const last = out.at(-1)
    if (kind === '<length>' && last === '<number>') out[out.length - 1] = kind
    else if (kind === '<time>' || kind === '<number>') join(out, kind)
    else out.push(kind)
  }
  return out
}

/** “Friday at 3”: what stands between two times belongs to them. */
function join(out: string[], kind: string): void {
  let before = out.length - 1
  while (before >= 0 && before >= out.length - 2 && joins.has(out[before] ?? '')) before -= 1
  const joined = out[before] === '<time>'
  if (joined) out.length = before + 1
  else out.push(kind)
}
