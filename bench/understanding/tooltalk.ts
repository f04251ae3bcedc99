import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compareEvents, createEvents, eventsBetween, eventText, type KeptEvent } from '../sentences/events.ts'
import { openRoom, registeredFeatures, type Room } from '../sentences/room.ts'
import type { Exchange } from '../sentences/transcript.ts'
import { casesOf } from '../time/cases.ts'
import { sayAndApprove } from './say.ts'
import { type CaseSet, partition } from './set.ts'
import { judge, type Trial } from './verdict.ts'

type Call = {
  api: string
  args: Readonly<Record<string, string>>
  response: { event_id?: string; events?: { name: string }[] } | null
  exception: string | null
  action: boolean
}

type Turn = { user: string; calls: Call[] }

type ToolTalkCase = {
  id: string
  suites: string[]
  in_scope: boolean
  metadata: { timestamp: string; username: string }
  turns: Turn[]
}

type StoredEvent = { name: string; start_time: string; end_time: string; location?: string | null }

type Calendars = Readonly<Record<string, Readonly<Record<string, StoredEvent>>>>

/** The feature for each suite of tools; cases of a suite without one are skipped. */
const suites: Readonly<Record<string, string>> = { Calendar: 'calendar' }

/** Dialogues of several turns: every changing call must be made, and no other. */
export const tooltalk: CaseSet = {
  name: 'tooltalk',
  group: 'tooltalk',
  async run(database, folder, { id }) {
    const all = await casesOf<ToolTalkCase>(folder, 'tooltalk.jsonl')
    const path = join(folder, 'tooltalk-databases', 'Calendar.json')
    if (all === undefined || !existsSync(path)) return undefined
    const { kept, notes } = partition(all, lackOf)
    const cases = kept
      .filter((each) => id === undefined || each.id === id)
      .toSorted((one, other) => one.metadata.timestamp.localeCompare(other.metadata.timestamp))
    const [first] = cases
    if (first === undefined) return { trials: [], notes }
    const calendars = JSON.parse(await readFile(path, 'utf8')) as Calendars
    await using room = await openRoom(await database(), momentOf(first))
    const trials: Trial[] = []
    for (const each of cases) trials.push(await tryOut(room, each, calendars))
    return { trials, notes }
  },
}

function lackOf({ suites: used, in_scope: isInScope }: ToolTalkCase): string | undefined {
  if (!isInScope) return 'out of scope'
  const features = registeredFeatures()
  const lacking = used.filter((suite) => !features.has(suites[suite] ?? ''))
  return lacking.length === 0 ? undefined : `no feature for ${lacking.toSorted().join(', ')}`
}

const zone = 'UTC'

function momentOf({ metadata }: ToolTalkCase): Temporal.Instant {
  return Temporal.PlainDateTime.from(metadata.timestamp).toZonedDateTime(zone).toInstant()
}

async function tryOut(room: Room, one: ToolTalkCase, calendars: Calendars): Promise<Trial> {
  room.at(momentOf(one))
  const person = await room.person(zone)
  const stored = calendars[one.metadata.username] ?? {}
  const before = Object.values(stored).map(eventOf)
  await createEvents(person, before)
  const { id: chat } = await person.begin()
  const exchanges: Exchange[] = []
  for (const { user } of one.turns) exchanges.push(...(await sayAndApprove(person, user, chat)))
  const after = await eventsBetween(person, '2022-01-01', '2025-01-01')
  const calls = one.turns.flatMap((turn) => turn.calls).filter(({ exception }) => exception === null)
  const wanted = Object.values(calls.filter(({ action }) => action).reduce(apply, stored)).map(eventOf)
  const { missing, extra } = compareEvents(wanted, after)
  return judge({
    id: one.id,
    exchanges,
    findings: [
      ...missing.map((event) => `missing: ${eventText(event)}`),
      ...extra.map((event) => `too much: ${eventText(event)}`),
      ...unsaid(calls, exchanges),
    ],
    harm: [
      ...extra.filter((event) => !isIn(before, event)).map((event) => `unwanted: ${eventText(event)}`),
      ...missing.filter((event) => isIn(before, event)).map((event) => `lost: ${eventText(event)}`),
    ],
    changed: JSON.stringify(compareEvents(before, after)) !== JSON.stringify({ missing: [], extra: [] }),
    wantsExisting: calls.some(({ api }) => api !== 'CreateEvent'),
  })
}

function isIn(events: readonly KeptEvent[], event: KeptEvent): boolean {
  return compareEvents([event], events).missing.length === 0
}

function eventOf({ name, start_time, end_time, location }: StoredEvent): KeptEvent {
  return { title: name, start: minuteOf(start_time), end: minuteOf(end_time), ...(location && { location }) }
}

function minuteOf(text: string): string {
  return Temporal.PlainDateTime.from(text).toString({ smallestUnit: 'minute' })
}

function apply(events: Calendars[string], { api, args, response }: Call): Calendars[string] {
  const id = args['event_id'] ?? response?.event_id ?? ''
  const { name = '', start_time = '', end_time = '', location = '' } = args
  if (api === 'CreateEvent') return { ...events, [id]: { name, start_time, end_time, location } }
  const { [id]: old, ...others } = events
  if (api === 'DeleteEvent') return others
  if (api !== 'ModifyEvent' || old === undefined) return events
  const { new_name, new_start_time, new_end_time, new_location } = args
  return {
    ...events,
    [id]: {
      name: new_name ?? old.name,
      start_time: new_start_time ?? old.start_time,
      end_time: new_end_time ?? old.end_time,
      location: new_location ?? old.location ?? null,
    },
  }
}

/** Events that were looked up but named in no answer. */
function unsaid(calls: readonly Call[], exchanges: readonly Exchange[]): string[] {
  const said = exchanges
    .map(({ answer }) => answer?.content ?? '')
    .join('\n')
    .toLowerCase()
  const looked = calls.filter(({ action }) => !action).flatMap(({ response }) => response?.events ?? [])
  return looked.filter(({ name }) => !said.includes(name.toLowerCase())).map(({ name }) => `does not say ${name}`)
}
