import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Activity } from '#features/activity/contract.ts'
import { createAssistant } from '#features/assistant/server/index.ts'
import type { Occurrence } from '#features/calendar/contract.ts'
import { calendar } from '#features/calendar/server/index.ts'
import { type CalendarHouse, openCalendarHouse } from '#features/calendar/server/testing/house.ts'
import { testClock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/index.ts'
import { type Chatter, openChatter } from '#start/testing/chatter.ts'
import { migrationsOf, nodeMigrations, openNode } from '#start/testing/node.ts'

/** What stands in a calendar, on the wall of the zone; days without a time last whole days. */
type Kept = {
  title: string
  start: string
  end: string
  repeat?: string
  location?: string
  people?: ({ name?: string; email: string } | string)[]
}

type SentenceCase = {
  setup: Kept[]
  /** When it is said, on the wall of the zone. */
  now?: string
  zone: string
  /** The sentence, and what is said to what the assistant asks; “yes” and “no” answer a card, where there is one. */
  said: string[]
  /** Nothing may be done before the yes: people with addresses are in it. */
  outward: boolean
  expect: {
    events?: Kept[]
    between?: [string, string]
    occurrences?: Kept[]
    answer_includes?: (string | string[])[]
    check?: { added?: number; title_includes?: string; minutes?: number; from?: string; to?: string; free?: boolean }
  }
}

export const sentenceFiles = ['sentences.jsonl', 'unread.jsonl', 'later.jsonl']

export type Trials = {
  right: number
  /** Sentences that did not do what was wanted, each with everything that was wrong. */
  wrong: string[][]
  /** Sentences after which a deed was claimed that was none, or that reached other people without a yes. */
  grave: string[][]
}

export async function tryAll(database: Database, cases: readonly SentenceCase[]): Promise<Trials> {
  const wrong: string[][] = []
  await using room = await openRoom(database)
  // The clock only goes forward.
  for (const each of cases.toSorted((one, other) => Temporal.Instant.compare(momentOf(one), momentOf(other)))) {
    room.at(momentOf(each))
    const found = await tryOut(room, each)
    if (found.length > 0) wrong.push([each.said.join(' | '), ...found])
  }
  const grave = wrong.filter((each) => /FALSE outcome|OUTWARD/.test(each.join(' ')))
  return { right: cases.length - wrong.length, wrong, grave }
}

/** Where nothing else is said. */
const sentencesAt = '2026-11-18T10:20'

/** Written by somebody who did not know how they are read; the later ones by others, after those before were read. */
export function casesOf(file: string): SentenceCase[] {
  return readFileSync(
    new URL(`../../features/assistant/server/built-in/skills/calendar/${file}`, import.meta.url),
    'utf8',
  )
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SentenceCase)
}

type Ana = Chatter & { zone: string; calendar: CalendarHouse }

type Room = AsyncDisposable & { at(moment: Temporal.Instant): void; person(zone: string): Promise<Ana> }

const assistant = createAssistant()
const features = [assistant.feature, calendar]
const ours = migrationsOf(features)

/** The tables that the sentences are tried with. */
export const trialMigrations = [
  ...nodeMigrations.filter(({ feature }) => !ours.some((own) => own.feature === feature)),
  ...ours,
]

/** One node for all sentences. Its clock stands still until it is advanced. */
async function openRoom(database: Database): Promise<Room> {
  const clock = testClock()
  const node = await openNode(database, { clock, answerer: assistant.answer, features })
  const hours = JSON.stringify([1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' })))
  return {
    at: ({ epochMilliseconds }) => clock.advance(epochMilliseconds - clock.now().getTime()),
    async person(zone) {
      const id = randomUUID()
      await database.as(id, (tx) =>
        sql`insert into people (owner_id, name, email, zone, working_hours, created_at)
          values (${id}, 'Ana', 'ana@example.com', ${zone}, ${hours}, now())`.execute(tx),
      )
      return { ...(await openChatter(node, id)), zone, calendar: openCalendarHouse(database, { zone }) }
    },
    [Symbol.asyncDispose]: () => node[Symbol.asyncDispose](),
  }
}

function momentOf({ now = sentencesAt, zone }: SentenceCase): Temporal.Instant {
  return Temporal.PlainDateTime.from(now).toZonedDateTime(zone).toInstant()
}

/** Everything that is wrong with the answer; empty if it is right. */
async function tryOut(
  room: Room,
  { setup, zone, now = sentencesAt, said, outward, ...rest }: SentenceCase,
): Promise<string[]> {
  const wanted = rest.expect
  const ana = await room.person(zone)
  await createAll(ana, setup)
  const before = await eventsOf(ana, now)
  const { id } = await ana.begin()
  const wrong: string[] = []
  const answers: string[] = []
  for (const words of said) {
    const waits = /^(?:yes|no)\b/i.test(words) ? (await waiting(ana))[0] : undefined
    if (outward && !answers.includes('approved') && !sameGuests(before, await eventsOf(ana, now)))
      wrong.push('OUTWARD without a yes')
    if (waits) {
      await answer(ana, waits, /^yes/i.test(words) ? 'approve' : 'decline')
      answers.push('approved')
      continue
    }
    if (/^yes$/i.test(words) || (answers.length > 0 && isChoice(words) && !(answers.at(-1) ?? '').includes('?')))
      continue
    const deeds = (await acted(ana)).length
    const { content = '', outcome } = (await ana.ask(id, words)) as { content?: string; outcome?: string | null }
    answers.push(content)
    const claims = outcome ? !/^(?:Nothing was changed|Asked for your yes)/.test(outcome) : false
    if (claims !== (await acted(ana)).length > deeds) wrong.push(`FALSE outcome: ${outcome}`)
    // An undo that removes something asks first, and nobody in these cases minds.
    for (const card of await waiting(ana)) if (card.action === 'activity.undo') await answer(ana, card, 'approve')
  }
  const after = await eventsOf(ana, now)
  const all = answers.join('\n')
  for (const each of wanted.answer_includes ?? []) {
    const ways = Array.isArray(each) ? each : [each]
    if (!ways.some((way) => all.toLowerCase().includes(way.toLowerCase())))
      wrong.push(`does not say ${ways.join(' or ')}`)
  }
  if (wanted.events) wrong.push(...differences(wanted.events, after))
  if (wanted.between && wanted.occurrences) {
    const [from, to] = wanted.between
    wrong.push(...differences(wanted.occurrences, await occurrencesOf(ana, from, to)))
  }
  if (wanted.check) wrong.push(...unchecked(wanted.check, before, after))
  return wrong.length === 0 ? [] : [...wrong, `answers: ${all}`]
}

function isChoice(words: string): boolean {
  return /^(?:all(?: of them)?|this one|this and following|only this one|the whole series)$/i.test(words)
}

/** In one transaction and without the ledger: what is tried is the sentence, not how the calendar came to be. */
async function createAll({ id, calendar: own }: Ana, setup: readonly Kept[]): Promise<void> {
  if (setup.length === 0) return
  const steps = setup.map(({ people, ...event }) => {
    const guests = people?.map((each) => (typeof each === 'string' ? { name: '', email: each } : { name: '', ...each }))
    return { do: 'create', event: { ...event, ...(guests && { people: guests }) } }
  })
  await own.press({ id, sessionId: randomUUID() }, 'apply-plan', { title: 'Before', steps })
}

async function waiting(ana: Chatter): Promise<Activity[]> {
  return (await ana.call<Activity[]>('GET', '/v1/activity?state=waiting')).body
}

function answer(ana: Chatter, { id, hash }: Activity, verb: 'approve' | 'decline'): Promise<unknown> {
  return ana.call('POST', `/v1/activity/${id}/${verb}`, { hash })
}

async function acted(ana: Chatter): Promise<Activity[]> {
  const { body } = await ana.call<Activity[]>('GET', '/v1/activity?origin=chat')
  return body.filter(({ state }) => state === 'done' || state === 'undone')
}

/** Those that are no series, and of a series the event itself. */
async function eventsOf(ana: Ana, now: string): Promise<Kept[]> {
  const today = Temporal.PlainDateTime.from(now).toPlainDate()
  const [from, to] = [today.subtract({ days: 30 }), today.add({ days: 300 })]
  const found = await occurrencesOf(ana, from.toString(), to.toString())
  const series = new Set<string>()
  return found.filter(({ repeat, title }) => {
    if (repeat === undefined) return true
    const isFirst = !series.has(title + repeat)
    series.add(title + repeat)
    return isFirst
  })
}

/** The calendar shows four hundred days at once, of which one may have 25 hours. */
const mostDays = 399

async function occurrencesOf(ana: Ana, from: string, to: string): Promise<Kept[]> {
  const cut = Temporal.PlainDate.from(from).add({ days: mostDays })
  if (Temporal.PlainDate.compare(cut, to) < 0)
    return [...(await occurrencesOf(ana, from, cut.toString())), ...(await occurrencesOf(ana, cut.toString(), to))]
  const { zone } = ana
  const moment = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant().toString()
  const person = { id: ana.id, sessionId: randomUUID() }
  const found = await ana.calendar.get<Occurrence[]>(person, 'events', { from: moment(from), to: moment(to) })
  const wall = (at: string) =>
    at.includes('T')
      ? Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })
      : at
  return found.map(({ title, start, end, repeat, people, location }) => ({
    title,
    start: wall(start),
    end: wall(end),
    location,
    people: people.map(({ email }) => email),
    ...(repeat !== null && { repeat }),
  }))
}

function differences(wanted: readonly Kept[], found: readonly Kept[]): string[] {
  const left = [...found]
  const missing = wanted.filter((event) => {
    const at = left.findIndex((other) => fits(event, other))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [...missing.map((event) => `missing: ${text(event)}`), ...left.map((event) => `too much: ${text(event)}`)]
}

function fits(wanted: Kept, { title, start, end, location, people }: Kept): boolean {
  const emails = wanted.people?.map((each) => (typeof each === 'string' ? each : each.email)) ?? []
  return (
    plainTitle(title).includes(plainTitle(wanted.title)) &&
    wanted.start === start &&
    wanted.end === end &&
    (wanted.location === undefined || wanted.location.toLowerCase() === (location ?? '').toLowerCase()) &&
    emails.every((email) => people?.some((other) => other === email))
  )
}

function plainTitle(title: string): string {
  return title.toLowerCase().replaceAll('w/ ', 'with ')
}

function unchecked(
  check: NonNullable<SentenceCase['expect']['check']>,
  before: readonly Kept[],
  after: readonly Kept[],
): string[] {
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

/** What is one's own may change at once; what other people would hear of must wait. */
function sameGuests(one: readonly Kept[], other: readonly Kept[]): boolean {
  const shared = (events: readonly Kept[]) =>
    JSON.stringify(events.flatMap((event) => (event.people?.length ? [[text(event), event.people]] : [])))
  return shared(one) === shared(other)
}

function text({ title, start, end }: Kept): string {
  return `${start} ${end} ${title}`
}
