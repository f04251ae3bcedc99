import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { urlOf } from './calendar.ts'
import { openNode, type Node, until } from './chat-faults/node.ts'
import { type Bench, quantile, type Row } from './measure.ts'

const server = 'start/testing/node-server.ts'
const people = 50
const each = 20
const dueWithinSeconds = 30
const killedEverySeconds = 5
/** The lease, and the time a node may need to check again. */
const latest = 10

/** A thousand reminders fall due while one of two nodes is killed repeatedly: each is delivered once. */
export const reminders: Bench = {
  name: 'reminders',
  seconds: 300,
  async run(root) {
    await using postgres = await startScratchPostgres()
    await using database = await freshDatabase(postgres, [])
    const env = { DATABASE_URL: urlOf(database), SECRET_KEY: randomUUID() }
    await using nodes = new AsyncDisposableStack()
    const one = nodes.use(await openNode(root, env, server))
    nodes.use(await openNode(root, env, server))
    const begin = Date.now() + 2_000
    await fill(database, begin)
    const deaths = await killUntil(one, begin + dueWithinSeconds * 1_000)
    await until('all are handed over', 60_000, async () => (await counted(database)).handed >= people * each)
    return rowsOf(await counted(database), deaths)
  },
}

async function fill({ pool }: TestDatabase, begin: number): Promise<void> {
  for (let person = 0; person < people; person += 1) {
    const owner = randomUUID()
    for (let number = 0; number < each; number += 1) {
      const share = (person * each + number) / (people * each)
      const at = new Date(begin + Math.floor(share * dueWithinSeconds) * 1_000)
      const wall = at.toISOString().slice(0, 19)
      await pool.query(
        `insert into reminders (owner_id, id, text, about, start, zone, floating, occurrence, state, wake_at, looked_at)
          values ($1, $2, 'Call', 'text', $3, 'UTC', false, $3, 'active', ($3 || 'Z')::timestamptz, now())`,
        [owner, randomUUIDv7(), wall],
      )
    }
  }
}

/** Returns how often it was killed. */
async function killUntil(node: Node, end: number): Promise<number> {
  let deaths = 0
  while (Date.now() < end) {
    await Promise.all([pause(killedEverySeconds * 1_000), node.kill().then(() => node.startAgain())])
    deaths += 1
  }
  return deaths
}

type Counted = { stored: number; handed: number; twice: number; late: number[] }

async function counted({ pool }: TestDatabase): Promise<Counted> {
  const { rows } = await pool.query<{ stored: number; shown: number; late: number | null }>(
    `select count(*) over (partition by n.owner_id, n.about)::int as stored,
      (select count(*)::int from notice_handings h
        where h.owner_id = n.owner_id and h.notice_id = n.id and h.way = 'app' and h.state = 'handed') as shown,
      extract(epoch from n.handed_at - n.due_at)::float as late
    from notices n where n.state = 'handed'`,
  )
  return {
    stored: rows.length,
    handed: rows.filter(({ shown }) => shown > 0).length,
    twice: rows.filter(({ stored, shown }) => stored > 1 || shown > 1).length,
    late: rows.flatMap(({ late }) => late ?? []),
  }
}

function rowsOf({ stored, handed, twice, late }: Counted, deaths: number): Row[] {
  const all = people * each
  const p99 = quantile(late, 0.99)
  return [
    {
      what: `${all} reminders due within ${dueWithinSeconds} s, one of two nodes killed ${deaths} times: handed over, lost, twice`,
      measured: `${handed}, ${all - stored}, ${twice}`,
      bar: `${all}, 0, 0`,
      met: handed === all && stored === all && twice === 0,
    },
    {
      what: 'how late they were, p99',
      measured: `${p99.toFixed(2)} s (half of them ${quantile(late, 0.5).toFixed(2)} s)`,
      bar: `≤ ${latest} s`,
      met: p99 <= latest,
    },
  ]
}
