import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { atSameTime } from '#foundation/language/english/set-right.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { readNew } from '../../language/reading/creating.ts'
import { dayBeside, nowhere, readDestination } from '../../language/reading/destination.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import { clockNear, clockOf } from '../../language/reading/spoken-times.ts'
import { isTimeAlone } from '../../language/reading/splitting.ts'
import type { Target } from '../../language/wish.ts'
import { startOf } from './its-bounds.ts'
import { spanOfRef } from './mentions.ts'
import { interval } from './offers.ts'

/** “Add the same on Wednesday”: once more, at the same time unless another was said. */
export function sameAgain(text: string, target: Target, wording: Wording): Heard | undefined {
  const time =
    /^(?:(?:add|book|schedule|create|do|put(?: in)?|make|repeat)\s+)?(?:the same(?: (?:thing|one|event|meeting|time|hour|slot))?|same(?: thing| one)?|(?:another|one more)(?: one| of (?:those|these|the same))?|it again|that again|it|that)\s+(?:again\s+)?(?:on|for|at|in)?\s*(.+?)(?:\s+(?:too|as well|again))?[.!]*$/i.exec(
      text,
    )?.[1]
  const [ref] = target.named ?? []
  const at = startOf(target, wording)
  const said = time !== undefined && isTimeAlone(time, wording) ? readDestination(time, wording) : undefined
  // “The same again next week” is on the same day of it.
  const day = said?.day ?? (at && said?.week?.add({ days: at.from.dayOfWeek - 1 }))
  const to = day && { ...said, day }
  if (!ref || !at || at.allDay || !to) return undefined
  if (!/\b(?:same|another|more|again|too|as well)\b/i.test(text)) return undefined
  const begun = to.day.toPlainDateTime(at.from)
  const start = to.clock ? to.day.toPlainDateTime(clockNear(to.clock, begun)) : begun
  const when = interval({ from: start, to: start.add(at.from.until(at.to)) })
  return {
    wish: { do: 'create', said: { title: ref.title, people: [], when }, people: [], find: undefined, focus: false },
    sure: true,
  }
}

/** “And another call with Felix on Friday, same time”: a new one that is called by its name, at the time of the last. */
export function anotherNamed(text: string, { did }: Dialogue, wording: Wording): Heard | undefined {
  const [, named] =
    /^(?:(?:and|also|plus|then|ok|add|book|schedule|please)[\s,]+){0,3}(?:another|one more)\s+(.+)$/i.exec(text) ?? []
  const made = did?.isPast === true || did?.isUndone === true ? [] : (did?.things ?? [])
  const ref = made.findLast(({ kind }) => kind === 'event')
  const at = ref && spanOfRef(ref, wording.zone)
  if (named === undefined || !at || at.allDay || text.includes('?')) return undefined
  const clock = at.from.toPlainTime().toString({ smallestUnit: 'minute' })
  const said = atSameTime(named.replace(/,?\s+also(?=\s)/gi, ','), clock)
  const wish = said === named ? undefined : readNew(`schedule ${said}`, wording)?.wish
  return wish?.do === 'create' && wish.said.title !== '' && wish.said.when?.saysDay === true
    ? { wish, sure: true }
    : undefined
}

/** “And Friday, but only till 10”: once more on that day, with another end where one was said. */
export function alsoOn(text: string, target: Target, wording: Wording): Heard | undefined {
  const [, day = '', end] =
    /^(?:and|also|plus|same for|same)\s+(?:on\s+|for\s+)?(.+?)(?:[\s,]+(?:but\s+)?(?:only\s+|just\s+)?(?:till|until|to)\s+(\S+))?(?:\s+(?:too|as well))?[.!]*$/i.exec(
      text,
    ) ?? []
  const [ref] = target.named ?? []
  const at = startOf(target, wording)
  const said = day !== '' && isTimeAlone(day, wording) ? readDestination(day, wording) : undefined
  // “And the day after too” is counted from the day of the event.
  const by = said ? undefined : dayBeside(day)
  const to = by && at ? { ...nowhere, day: at.from.toPlainDate().add(by) } : said
  if (!ref || !at || !to?.day || /\?\s*$/.test(text)) return undefined
  if (at.allDay) return wholeDayOn(ref, to.day)
  const begun = to.day.toPlainDateTime(at.from)
  const start = to.clock ? to.day.toPlainDateTime(clockNear(to.clock, begun)) : begun
  const until = to.end ?? (end === undefined ? undefined : clockOf(end, wording))
  const stop = until ? to.day.toPlainDateTime(clockNear(until, start)) : start.add(at.from.until(at.to))
  if (Temporal.PlainDateTime.compare(stop, start) <= 0) return undefined
  const again = { title: ref.title, people: [], when: interval({ from: start, to: stop }) }
  return { wish: { do: 'create', said: again, people: [], find: undefined, focus: false }, sure: true }
}

function wholeDayOn({ title }: ThingRef, day: Temporal.PlainDate): Heard {
  const when = {
    ...interval({ from: day.toPlainDateTime(), to: day.add({ days: 1 }).toPlainDateTime() }),
    saysTime: false,
  }
  const said = { title, people: [], when: { ...when, grain: 'day' as const } }
  return { wish: { do: 'create', said, people: [], find: undefined, focus: false, allDay: true }, sure: true }
}

/** “The same on Friday”, and not “the same time on Friday”. */
export const sameOnce =
  /^(?:do |add |put |book )?(?:the )?(?:same|another one|one more)(?! (?:time|hour|slot|day|place)\b)/i
