import { setTimeout as sleep } from 'node:timers/promises'
import { startDovecot } from '#features/mail/server/imap/testing/dovecot.ts'
import { mailMigrations } from '#features/mail/server/testing/house.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase } from '#foundation/server/database/testing.ts'
import { until } from '../mail/house.ts'
import type { Bench, Row } from '../measure.ts'
import { type Fault, openProxy } from './proxy.ts'
import { dice, openWorld, type World } from './world.ts'

/** Mail elsewhere while everything in between goes wrong, and while two programs edit it. */
export const mailFaults: Bench = {
  name: 'mail-faults',
  seconds: 1_800,
  parts: [
    () => onPostgres((database) => faults(database, { runs: 100 })),
    () => onPostgres((database) => editing(database, { operations: 500 })),
  ],
}

async function onPostgres(measure: (database: Database) => Promise<Row[]>): Promise<Row[]> {
  await using postgres = await startScratchPostgres()
  await using database = await freshDatabase(postgres, [mailMigrations])
  return await measure(database)
}

const troubles: readonly (Fault | 'renumbered' | 'folder gone')[] = [
  'cut',
  'slow',
  'garbage',
  'quota',
  'password',
  'certificate',
  'renumbered',
  'folder gone',
]

type Outcome = { trouble: string; hits: number; wrong: string[] }

type Faulty = { runs: number; of?: typeof troubles }

/** Each run with another trouble, and with changes on both sides before, within and after it. */
export async function faults(database: Database, { runs, of = troubles }: Faulty): Promise<Row[]> {
  await using dovecot = await startDovecot()
  const outcomes: Outcome[] = []
  for (let run = 0; run < runs; run++) {
    await using stack = new AsyncDisposableStack()
    const proxy = stack.use(await openProxy(dovecot.imap))
    const trouble = of[run % of.length] ?? 'cut'
    // The first copy is brought in the middle of it, every other time.
    if (Math.floor(run / of.length) % 2 === 0) proxy.fault = betweenUs(trouble)
    const world = await openWorld(database, dovecot, { proxy, stack })
    const hits = await suffer(world, { trouble, proxy, seed: run })
    outcomes.push({ trouble, hits, wrong: await world.difference() })
  }
  return troubles.flatMap((trouble) =>
    rowOf(
      trouble,
      outcomes.filter((outcome) => outcome.trouble === trouble),
    ),
  )
}

type Suffering = { trouble: (typeof troubles)[number]; proxy: Awaited<ReturnType<typeof openProxy>>; seed: number }

async function suffer(world: World, { trouble, proxy, seed }: Suffering): Promise<number> {
  const roll = dice(seed)
  const edit = async (times: number) => {
    for (let at = 0; at < times; at++) await (roll(2) === 0 ? world.ours(roll) : world.theirs(roll, at + times * 100))
  }
  if (proxy.fault === undefined) await world.begun()
  await edit(5)
  proxy.fault = betweenUs(trouble)
  if (trouble === 'renumbered') await world.renumber()
  if (trouble === 'folder gone') await world.dropFolder()
  await edit(10)
  if (proxy.fault) await until(async () => proxy.hits > 0 || trouble === 'quota', { limit: 20_000 })
  await sleep(300)
  const hits = proxy.hits
  if (trouble === 'password') await until(async () => (await world.state())?.state === 'refused', { limit: 20_000 })
  proxy.fault = undefined
  if (trouble === 'password') await world.reconnect()
  await edit(5)
  return hits
}

function betweenUs(trouble: (typeof troubles)[number]): Fault | undefined {
  return trouble === 'renumbered' || trouble === 'folder gone' ? undefined : trouble
}

function rowOf(trouble: string, outcomes: readonly Outcome[]): Row[] {
  if (outcomes.length === 0) return []
  const wrong = outcomes.filter((outcome) => outcome.wrong.length > 0)
  const hits = outcomes.reduce((sum, outcome) => sum + outcome.hits, 0)
  const first = wrong[0]?.wrong.slice(0, 4).join('; ')
  return [
    {
      what: `${trouble}, ${outcomes.length} times`,
      measured: `${wrong.length} differ in the end${hits > 0 ? ` (${hits} hits)` : ''}${first === undefined ? '' : `: ${first}`}`,
      bar: '0',
      met: wrong.length === 0,
    },
  ]
}

/** Both edit the same mailbox, neither waits for the other. */
export async function editing(database: Database, { operations }: { operations: number }): Promise<Row[]> {
  await using dovecot = await startDovecot()
  await using stack = new AsyncDisposableStack()
  const proxy = stack.use(await openProxy(dovecot.imap))
  const world = await openWorld(database, dovecot, { proxy, stack })
  await world.begun()
  const [ours, theirs] = [dice(1), dice(2)]
  await Promise.all([
    (async () => {
      for (let at = 0; at < operations / 2; at++) await world.ours(ours)
    })(),
    (async () => {
      for (let at = 0; at < operations / 2; at++) await world.theirs(theirs, at)
    })(),
  ])
  const wrong = await world.difference()
  return [
    {
      what: `two programs edit one mailbox, ${operations} operations`,
      measured: wrong.length === 0 ? '0 lost, 0 doubled, 0 different' : wrong.slice(0, 6).join('; '),
      bar: '0',
      met: wrong.length === 0,
    },
  ]
}
