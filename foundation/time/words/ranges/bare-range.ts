import { readTimes } from '../read-times.ts'
import { mask } from '../text/mask.ts'
import type { When, Wording } from '../when.ts'

const clock = String.raw`([01]?\d|2[0-4])(?:[:.h]([0-5]\d))?`
const range = new RegExp(
  String.raw`(?:^|(?<=${mask}))\s*(?:,\s*)?(?:at\s+|from\s+)?(${clock}\s?(?:-|–|—|to|till|until)\s?${clock})(?![\d%]|[:./-]\d|\s?(?:am|pm|people|guests|pages|items|weeks?|days?|years?|months?|km|miles?)\b)`,
  'iu',
)
const alone = new RegExp(
  String.raw`^\s*(?:,|and|&)\s*(?:at\s+)?(${clock}(?:\s?[ap]\.?m\.?)?)(?![\d%]|[:./-]\d|\s\p{L}{4,})`,
  'iu',
)

/** “Monday 9 to 10”: a span of hours without “from” or “am”, which is one only right after a day that was read. “10 to 9” is ten minutes before it, and “12 to 1” an hour. */
export function readBareRange(text: string, wording: Wording): When | undefined {
  const found = range.exec(text)
  const said = found?.[1]
  if (!found || said === undefined) return undefined
  const isBefore = Number(found[2]) >= Number(found[4]) && spokenMinutes.has(Number(found[2]))
  if (/\d\s?to\s?\d/iu.test(said) && isBefore) return undefined
  const at = found.index + found[0].indexOf(said)
  return moved(readTimes(`from ${said.replace(/-|–|—|till|until/iu, ' to ')}`, wording)[0], {
    at,
    until: at + said.length,
  })
}

/** Nobody says “nine to five” of nine minutes. */
const spokenMinutes: ReadonlySet<number> = new Set([5, 10, 20])

/** “at 9 *and 17*”. */
export function readOneMore(text: string, before: When, wording: Wording): When | undefined {
  const found = alone.exec(text.slice(before.until, before.until + 30))
  const said = found?.[1]
  if (!found || said === undefined) return undefined
  return moved(readTimes(`at ${said}`, wording)[0], { at: before.until, until: before.until + found[0].length })
}

function moved(when: When | undefined, place: { at: number; until: number }): When | undefined {
  return when?.saysTime ? { ...when, ...place } : undefined
}
