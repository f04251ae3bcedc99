import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'
import { addCalendar } from '#features/calendar/server/calendar-store.ts'
import { addEvent } from '#features/calendar/server/event-store.ts'
import { sampleEvent } from '#features/calendar/server/testing/sample-event.ts'
import { envelopeOf } from '#features/calendar/server/writing.ts'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { startAttache, temporaryFolder } from '#start/testing/running.ts'
import { tokenOf } from '#start/testing/sample.ts'
import { type Bench, milliseconds, quantile, type Row } from './measure.ts'

const stored = 50_000
const perWeek = 500
const series = 200
const asked = 200
/** The first answers of a route are fully validated, and later ones are not, so they are left out. */
const warm = 60
/** Rows per insert. */
const part = 5_000

/** A week with 500 events among 50,000, and 200 series: through the whole server, beside the bare query. */
export const calendar: Bench = {
  name: 'calendar',
  async run(root) {
    await using postgres = await startScratchPostgres()
    await using database = await freshDatabase(postgres, [])
    using data = temporaryFolder()
    const env = { DATABASE_URL: urlOf(database), DATA_DIR: data.path, LOG_LEVEL: 'info' }
    const house = await startAttache({
      command: server(root, 'bench/calendar-server.ts'),
      cwd: root,
      env: await on(env),
    })
    const bare = await startAttache({
      command: server(root, 'bench/calendar-rows-server.ts'),
      cwd: root,
      env: await on(env),
    })
    const person = await personWithEvents(database)
    const headers = { authorization: `Bearer ${tokenOf(person)}` }
    const [ours, limit] = await inTurns(
      (span) => read(`${house.url}/v1/calendar/events?${span}`, headers),
      (span) => read(`${bare.url}/week?owner=${person}&${span}`),
    )
    const held = await whileFlooded(house.url, await personWithHours(database))
    await Promise.all([house.stop(), bare.stop()])
    return [toRow(ours, limit), held]
  },
}

/** Half-hours spread evenly over a hundred weeks, and series of every frequency through all of them. */
export async function fillCalendar(database: TestDatabase, person: string): Promise<void> {
  const work = randomUUIDv7()
  await database.as(person, async (tx) => {
    await addCalendar(tx, person, { id: work, role: 'own', name: 'Full', color: '#ef4444' })
    for (let number = 0; number < series; number++) {
      const event = {
        ...sampleEvent(work),
        ...times(number),
        title: `Series ${number}`,
        repeat: rhythms[number % rhythms.length] ?? null,
      }
      await addEvent(tx, person, { event, envelope: envelopeOf(event) })
    }
  })
  for (let first = 0; first < stored; first += part)
    await database.pool.query(fill, [person, work, first, first + part - 1, perWeek, text(firstMonday)])
  await database.pool.query('vacuum analyze events')
}

/** A hundred hourly series, each with the longest description allowed. */
async function personWithHours(database: TestDatabase): Promise<string> {
  const person = randomUUID()
  const flooded = randomUUIDv7()
  await database.as(person, async (tx) => {
    await addCalendar(tx, person, { id: flooded, role: 'own', name: 'Flooded', color: '#ef4444' })
    for (let number = 0; number < 100; number++) {
      const hours = { start: '2026-01-01T00:00', end: '2026-01-01T00:30', repeat: 'FREQ=HOURLY' }
      const event = { ...sampleEvent(flooded), ...hours, title: `Hour ${number}`, description: 'x'.repeat(20_000) }
      await addEvent(tx, person, { event, envelope: envelopeOf(event) })
    }
  })
  return person
}

const floods = [
  'events?from=2026-01-01T00:00:00Z&to=2027-02-01T00:00:00Z',
  'events?from=2026-11-23T00:00:00Z&to=2026-11-25T00:00:00Z',
  'free?from=2026-01-01T00:00:00Z&to=2027-02-01T00:00:00Z',
  'free?from=2026-11-23T00:00:00Z&to=2026-11-30T00:00:00Z',
  'clashes?from=2026-11-23T00:00:00Z&to=2026-11-30T00:00:00Z',
  'overview?from=2026-11-23&to=2026-11-30',
  'search?words=hour&limit=100',
  'series-preview?start=2026-11-23T09:00&end=2026-11-23T10:00&repeat=FREQ%3DHOURLY&limit=100',
]

/** How long another person waits for the smallest answer while one person requests the most expensive ones. */
async function whileFlooded(url: string, person: string): Promise<Row> {
  const headers = { authorization: `Bearer ${tokenOf(person)}` }
  const waits: number[] = []
  const over = new AbortController()
  const looking = (async () => {
    while (!over.signal.aborted) waits.push(await milliseconds(async () => void (await fetch(`${url}/healthz`)).text()))
  })()
  const answers: string[] = []
  for (const flood of floods) {
    const answer = await fetch(`${url}/v1/calendar/${flood}`, { headers })
    answers.push(`${answer.status}`)
    await answer.arrayBuffer()
  }
  over.abort()
  await looking
  const longest = Math.max(...waits)
  return {
    what: 'Longest that /healthz waited while one person asked for 100 hourly series in every way',
    measured: `${longest.toFixed(0)} ms among ${waits.length} (answers: ${answers.join(' ')})`,
    bar: '≤ 200 ms',
    met: longest <= 200 && answers.every((status) => status === '200' || status === '422'),
  }
}

export function urlOf({ address: { house } }: TestDatabase): string {
  return `postgresql://${house.user}:${String(house.password)}@${encodeURIComponent(house.host ?? '')}:${house.port}/${house.database}`
}

type Figures = { median: number; p95: number; events: number }

type Ask = (span: string) => Promise<unknown[]>

/** Goes through the weeks one by one, asking both for each; the first are not counted. */
async function inTurns(ours: Ask, theirs: Ask): Promise<[Figures, Figures]> {
  const [one, other] = [ours, theirs].map((ask) => ({ ask, took: [] as number[], events: 0 }))
  if (!one || !other) throw new Error('There are two to be asked.')
  for (let turn = 0; turn < asked + warm; turn++) {
    const from = firstMonday + (turn % 90) * week
    const span = `from=${text(from)}&to=${text(from + week)}`
    for (const each of [one, other]) {
      let found: unknown[] = []
      const time = await milliseconds(async () => {
        found = await each.ask(span)
      })
      if (turn < warm) continue
      each.took.push(time)
      each.events += found.length
    }
  }
  return [figuresOf(one), figuresOf(other)]
}

function figuresOf({ took, events }: { took: number[]; events: number }): Figures {
  return { median: quantile(took, 0.5), p95: quantile(took, 0.95), events: Math.round(events / asked) }
}

async function read(url: string, headers: Record<string, string> = {}): Promise<unknown[]> {
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`The server said ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as unknown[]
}

function toRow(ours: Figures, limit: Figures): Row {
  const words = ({ median, p95, events }: Figures) =>
    `p50 ${median.toFixed(1)}, p95 ${p95.toFixed(1)} ms, ${events} of them`
  return {
    what: `A week of ${perWeek} events among ${stored}, with ${series} series`,
    measured: `${words(ours)} (bare query: ${words(limit)})`,
    bar: 'p95 ≤ 30 ms',
    met: ours.p95 <= 30 && ours.events >= perWeek,
  }
}

const week = 7 * 86_400_000
const firstMonday = Date.parse('2026-01-05T00:00:00Z')

function text(moment: number): string {
  return new Date(moment).toISOString()
}

async function personWithEvents(database: TestDatabase): Promise<string> {
  const person = randomUUID()
  await database.pool.query(
    `insert into people (owner_id, name, email, zone, working_hours, created_at)
      values ($1, 'Ana', 'ana@example.com', 'Europe/Vienna', '[]', now())`,
    [person],
  )
  await fillCalendar(database, person)
  return person
}

const rhythms = [
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;INTERVAL=2',
  'FREQ=MONTHLY;BYDAY=1MO',
  'FREQ=YEARLY',
  'FREQ=WEEKLY;BYDAY=MO,WE',
  'FREQ=DAILY;COUNT=30',
]

function times(number: number): { start: string; end: string } {
  const start = Date.parse('2025-12-29T08:00:00Z') + (number % 35) * 86_400_000 + (number % 9) * 3_600_000
  return { start: text(start).slice(0, 16), end: text(start + 1_800_000).slice(0, 16) }
}

const fill = `
  insert into events (owner_id, id, calendar_id, type, title, wall_start, wall_end, zone, location, description, origin,
    starts_at, ends_at, last_at, search)
  select $1, gen_random_uuid(), $2, 'meeting', 'Event ' || number, to_char(at at time zone 'Europe/Vienna', 'YYYY-MM-DD"T"HH24:MI'),
    to_char((at + interval '30 minutes') at time zone 'Europe/Vienna', 'YYYY-MM-DD"T"HH24:MI'), 'Europe/Vienna',
    'Conference room ' || number % 7, 'Go through what was reached, what is open, and what needs a decision.', 'own',
    at, at + interval '30 minutes', at + interval '30 minutes', to_tsvector('house.words', 'Event ' || number)
  from (select number, $6::timestamptz + date_trunc('minute', number * (interval '7 days' / $5::int)) as at
    from generate_series($3::int, $4::int) number) spread`

function server(root: string, file: string): string[] {
  return [process.execPath, join(root, file)]
}

async function on(env: Record<string, string>): Promise<Record<string, string>> {
  return { ...env, PORT: String(await freePort()) }
}
