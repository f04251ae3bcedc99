import { mask } from '#foundation/time/words/text/mask.ts'
import { onDay, type Place, type When } from '#foundation/time/words/when.ts'

export type Chosen = { when?: When; places: Place[] }

/** Of all times in a sentence the one that the event takes place, a day and a time that stand apart put together. */
export function chooseTimes(text: string, times: readonly When[]): Chosen {
  const said = times.filter(({ saysDay, saysTime }) => saysDay || saysTime)
  const first = said.find((each) => !isNameBeside(text, each, said)) ?? said[0]
  if (!first) return { places: [] }
  const others = said.filter((each) => each !== first && !isNameBeside(text, each, said))
  const ending = others.find((each) => each.at > first.at && endsIt(text, first, each))
  if (ending) return together(first, ending, untilOf(first, ending))
  const missing = others.find((each) => completes(first, each))
  if (!missing) return { when: first, places: namesWhatFollows(text, first) ? [] : [placeOf(first)] }
  const joined = first.saysTime ? onDayOf(first, missing) : onDayOf(missing, first)
  const rest = others.find((each) => each !== missing && each.at > missing.at && endsIt(text, missing, each))
  if (!rest) return together(first, missing, joined)
  const all = together(first, missing, untilOf(joined, rest))
  return { ...all, places: [...all.places, placeOf(rest)] }
}

const feasts =
  /^(?:the\s)?(?:christmas|xmas|easter|thanksgiving|hallowe['’]?en|new year|valentine|hanukkah|diwali|ramadan|mother['’]?s? day|father['’]?s? day|labou?r day|memorial day|independence day|bank holiday|boxing day|may day|earth day|daylight saving|(?:st\.?|saint) patrick)/iu

/**
 * “Christmas party on Friday”: the feast is what it is about. “Friday lunch, 20 November at 1pm”: so is the first day, and
 * the quarter in “Q3 results on Thursday”.
 */
function isNameBeside(text: string, when: When, all: readonly When[]): boolean {
  const others = all.filter((each) => each !== when && each.saysDay)
  if (!when.saysDay || when.saysTime || others.length === 0) return false
  if (isLong(when) && others.some((each) => !isLong(each) && (each.kind === 'instant' || each.saysTime))) return true
  if (feasts.test(text.slice(when.at, when.until))) return true
  return others.some((each) => each.saysTime && each.at > when.until && sameDay(each, when))
}

function isLong({ grain, kind }: When): boolean {
  return kind === 'instant' && ['month', 'quarter', 'year'].includes(grain)
}

function sameDay(one: When, other: When): boolean {
  return other.grain === 'day' && one.start.toPlainDate().equals(other.start.toPlainDate())
}

/** “Halloween party”, without another day: it is both the day and the name. */
function namesWhatFollows(text: string, { at, until }: When): boolean {
  return (
    feasts.test(text.slice(at, until)) &&
    /^\s(?!(?:at|in|on|with|for|from|to|and|is|till|until)\b)\p{L}/iu.test(text.slice(until))
  )
}

function placeOf({ at, until }: Place): Place {
  return { at, until }
}

function together(first: When, second: When, when: When): Chosen {
  return {
    when: { ...when, at: Math.min(first.at, second.at), until: Math.max(first.until, second.until) },
    places: [placeOf(first), placeOf(second)],
  }
}

/** “… and goes until 4pm”, “… ends within two days”, “… to the 15th”. */
function endsIt(text: string, first: When, second: When): boolean {
  if (second.kind === 'after' || first.end !== undefined) return false
  const between = text.slice(first.until, second.at).replaceAll(mask, ' ')
  if (/[.;!?]/.test(between)) return false
  const said = /\b(?:until|till|til|to|through|thru|ends?|ending|finish(?:es|ing)?|goes|lasts)\b/iu
  return between.length < 40 && (said.test(between) || said.test(text.slice(second.at, second.until)))
}

function untilOf(first: When, second: When): When {
  const sameGrain = first.saysTime === second.saysTime
  const boundary = second.kind === 'before' ? (second.end ?? second.start) : second.start
  const clock =
    second.saysDay || !second.saysTime ? boundary : first.start.toPlainDate().toPlainDateTime(boundary.toPlainTime())
  const named =
    first.saysTime && !second.saysTime ? clock.toPlainDate().toPlainDateTime(first.start.toPlainTime()) : clock
  const exclusive = sameGrain && !first.saysTime ? named.add({ days: 1 }) : named
  const end = Temporal.PlainDateTime.compare(exclusive, first.start) > 0 ? exclusive : exclusive.add({ days: 1 })
  if (Temporal.PlainDateTime.compare(end, first.start) <= 0) return first
  return { ...first, kind: 'interval', end }
}

function completes(first: When, other: When): boolean {
  if (first.saysTime && !first.saysDay) return other.saysDay && !other.saysTime && isOneDay(other)
  return first.saysDay && !first.saysTime && isOneDay(first) && other.saysTime && !other.saysDay
}

function isOneDay({ grain, kind }: When): boolean {
  return kind === 'instant' && grain === 'day'
}

/** The time of the one on the day of the other. */
function onDayOf(time: When, day: When): When {
  return onDay(time, day.start.toPlainDate())
}
