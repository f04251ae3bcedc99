import type { AddedCheck, DialogueCase } from './cases.ts'
import type { Held } from './dialogue.ts'
import { compareEvents, eventText, fits, type KeptEvent } from './events.ts'

/** Everything wrong with a dialogue, in words; empty if it is right. */
export function findingsOf({ expect }: DialogueCase, held: Held): string[] {
  const said = held.exchanges.flatMap(({ answer }) => answer?.content ?? []).join('\n')
  const silent = (expect.answer_includes ?? []).flatMap((each) => {
    const ways = Array.isArray(each) ? each : [each]
    return ways.some((way) => said.toLowerCase().includes(way.toLowerCase()))
      ? []
      : [`does not say ${ways.join(' or ')}`]
  })
  return [
    ...(held.unasked ? ['OUTWARD without a yes'] : []),
    ...held.falseClaims,
    ...silent,
    ...comparisonsOf(expect, held).flatMap(({ wanted, after }) => differences(wanted, after)),
    ...(expect.check ? unchecked(expect.check, held.before.events, held.after.events) : []),
  ]
}

/** What the person would have to repair: unwanted events, and events that should have stayed. */
export function harmOf({ expect }: DialogueCase, held: Held): string[] {
  const { before, after } = held
  if (expect.check && unchecked(expect.check, before.events, after.events).length > 0)
    return compareEvents(before.events, after.events).extra.map((event) => `unwanted: ${eventText(event)}`)
  return comparisonsOf(expect, held).flatMap(({ wanted, ...each }) => {
    const { missing, extra } = compareEvents(wanted, each.after)
    return [
      ...extra.filter((event) => !isIn(each.before, event)).map((event) => `unwanted: ${eventText(event)}`),
      ...missing
        .filter((event) => each.before.some((old) => fits(event, old)))
        .map((event) => `lost: ${eventText(event)}`),
    ]
  })
}

function isIn(events: readonly KeptEvent[], one: KeptEvent): boolean {
  return events.some((other) => eventText(one) === eventText(other))
}

type Comparison = { wanted: readonly KeptEvent[]; before: readonly KeptEvent[]; after: readonly KeptEvent[] }

function comparisonsOf({ events, occurrences, check }: DialogueCase['expect'], { before, after }: Held): Comparison[] {
  const wantsAnyState = events !== undefined || occurrences !== undefined || check !== undefined
  const wanted = wantsAnyState ? events : before.events
  return [
    ...(wanted ? [{ wanted, before: before.events, after: after.events }] : []),
    ...(occurrences ? [{ wanted: occurrences, before: before.occurrences, after: after.occurrences }] : []),
  ]
}

function differences(wanted: readonly KeptEvent[], found: readonly KeptEvent[]): string[] {
  const { missing, extra } = compareEvents(wanted, found)
  return [
    ...missing.map((event) => `missing: ${eventText(event)}`),
    ...extra.map((event) => `too much: ${eventText(event)}`),
  ]
}

function unchecked(check: AddedCheck, before: readonly KeptEvent[], after: readonly KeptEvent[]): string[] {
  const added = after.filter((event) => !before.some((other) => fits(event, other)))
  const wrong = check.added !== undefined && added.length !== check.added ? [`added ${added.length}`] : []
  for (const event of added) {
    const minutes = Temporal.PlainDateTime.from(event.start).until(event.end).total('minutes')
    if (check.minutes !== undefined && minutes !== check.minutes) wrong.push(`lasts ${minutes} minutes`)
    if (check.from !== undefined && event.start < check.from) wrong.push(`begins ${event.start}`)
    if (check.to !== undefined && event.end > check.to) wrong.push(`ends ${event.end}`)
    if (check.title_includes !== undefined && !event.title.toLowerCase().includes(check.title_includes.toLowerCase()))
      wrong.push(`is called ${event.title}`)
    if (check.free === true && before.some((other) => other.start < event.end && event.start < other.end))
      wrong.push('clashes')
  }
  return wrong
}
