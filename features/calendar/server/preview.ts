import { Failure } from '#foundation/contract/failure.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import { nextChange, wallOf } from '#foundation/time/zones.ts'
import { countOf } from '#foundation/time/repetition/unfold.ts'
import type { SeriesPreview } from '../contract.ts'
import { blankEvent } from '../rules/blank-event.ts'
import { endBeforeStart } from '../rules/edits.ts'
import { isDay, type StoredEvent } from '../rules/event.ts'
import { type Instance, instanceAt, sourcesOfInstance } from '../rules/occurrences.ts'
import { nextOriginals } from '../rules/originals.ts'
import { keptRule, startedAt } from '../rules/repeats.ts'
import { repeatWords } from '../rules/told.ts'
import { momentText, plainWall } from '../rules/wall.ts'
import { ownCalendars } from './calendars.ts'
import { listBetween } from './event-store.ts'
import { mostMeasured, unfoldAll } from './unfolding.ts'
import type { DayOf } from './whose.ts'

export type Wanted = { start: string; end: string; zone?: string | undefined; repeat: string; limit: number }

/** What a repetition would touch, before it is saved. */
export type Preview = (person: Person, wanted: Wanted) => Promise<SeriesPreview>

export function createPreview({ database, dayOf }: { database: Database; dayOf: DayOf }): Preview {
  return async (person, { limit, ...wanted }) => {
    const { zone, format } = await dayOf(person)
    const series = seriesOf(wanted, zone)
    const instances = nextOriginals(series, { from: series.start, most: limit }).map((each) =>
      instanceAt(series, each, zone),
    )
    const words = repeatWords(series.repeat ?? '', series, format)
    const clashes = await database.as(person.id, (tx) => clashingAt(tx, person.id, { instances, zone }))
    return {
      words: words.charAt(0).toUpperCase() + words.slice(1),
      count: countOf({ start: series.start, rule: series.repeat, zone: series.zone }),
      dates: instances.map(({ fields, start }, at) => ({
        start: isDay(fields.start) ? fields.start : momentText(start),
        clash: clashes[at]?.fields.title ?? null,
      })),
      sources: [...new Set(clashes.flatMap((each) => (each ? sourcesOfInstance(each) : [])))],
      change: isDay(series.start) ? null : changeIn(series, zone),
    }
  }
}

function seriesOf({ start, end, zone, repeat }: Omit<Wanted, 'limit'>, own: string): StoredEvent {
  if (isDay(start) !== isDay(end)) throw new Failure('invalid', 'Give a time for both, or for neither.')
  if (start >= end) throw endBeforeStart()
  const times = { start: plainWall(start), end: plainWall(end), zone: zone ?? own }
  return startedAt({ ...blankEvent, ...times, repeat: keptRule(repeat) })
}

type Times = { instances: readonly Instance[]; zone: string }

/** The first existing event at each of these times. */
async function clashingAt(
  tx: Transaction,
  ownerId: string,
  { instances, zone }: Times,
): Promise<(Instance | undefined)[]> {
  const calendars = (await ownCalendars(tx, ownerId)).filter(({ visible }) => visible).map(({ id }) => id)
  const found: (Instance | undefined)[] = []
  for (const { start, end, fields } of instances) {
    const rows = { calendars, most: mostMeasured + 1, description: 0 }
    const span = { from: momentText(start), to: momentText(end), ...rows }
    const others = isDay(fields.start) ? [] : await listBetween(tx, ownerId, span)
    const clashing = await unfoldAll(others, { moments: { start, end }, zone, most: mostMeasured })
    found.push(clashing.find((each) => !isDay(each.fields.start)))
  }
  return found
}

/** The occurrences before and after the next clock change in its zone, if both exist. */
function changeIn(series: StoredEvent, zone: string): SeriesPreview['change'] {
  const first = instanceAt(series, series.start, zone)
  const change = nextChange(first.start, series.zone)
  if (change === null) return null
  const yearly = { from: series.start, most: mostUntilChange }
  const originals = nextOriginals(series, yearly)
  const wall = wallOf(Date.parse(change), series.zone)
  // The clock may show a later time than the rule says, so neighbouring ones are compared as moments.
  const beside = originals.findIndex((each) => each >= wall)
  if (beside === -1) return null
  const instances = originals.slice(Math.max(0, beside - 3), beside + 3).map((each) => instanceAt(series, each, zone))
  const at = instances.findIndex(({ start }) => start >= Date.parse(change))
  const [before, after] = [instances[at - 1], instances[at]]
  return before && after ? { before: momentText(before.start), after: momentText(after.start) } : null
}

/** Every hour of a year. */
const mostUntilChange = 8_784
