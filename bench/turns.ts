import { setImmediate } from 'node:timers/promises'
import { createAssistant } from '#features/assistant/server/index.ts'
import { calendar } from '#features/calendar/server/index.ts'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { productMigrations } from '#start/testing/whole.ts'
import { type Chatter, openChatter } from '#start/testing/chatter.ts'
import { openNode } from '#start/testing/node.ts'
import { hostileFiles } from './calendar-files.ts'
import type { Bench, Row } from './measure.ts'

/** The longest time, in milliseconds, for which one person's request may block everyone else. */
const longestTurn = 200

const marks = [
  '\n',
  ' ',
  '. ',
  ', ',
  '“',
  '"',
  '(',
  '- ',
  '\u200D',
  'and ',
  'every Monday ',
  'with Ann and ',
  'at 9 ',
  '“a ',
  'A',
  'a.',
  'Ab',
]

/** The longest texts read as an event, as a command, and as a message at all. */
const lengths = [600, 1_990, 15_900]

/** The longest turn of the event loop for one person's hostile request, through the real server. */
export const turns: Bench = {
  name: 'turns',
  async run() {
    await using postgres = await startScratchPostgres()
    await using database = await freshDatabase(postgres, productMigrations)
    const assistant = createAssistant()
    await using node = await openNode(database, {
      answerer: assistant.answer,
      features: [assistant.feature, calendar],
    })
    const ana = await personAt(database, await openChatter(node))
    const rows = [await rowOf('a first message', () => ask(ana, 'What time is it?'))]
    for (const [what, write] of Object.entries(files)) {
      const content = write()
      rows.push(await rowOf(`an import: ${what}`, () => send(ana, content)))
    }
    for (const mark of marks) {
      for (const length of lengths) {
        const content = `L${mark.repeat(length / mark.length - 1)}`
        rows.push(await rowOf(`a message: ${JSON.stringify(mark)}, ${length} characters`, () => ask(ana, content)))
      }
    }
    return rows.slice(1)
  },
}

const files: Readonly<Record<string, () => string>> = {
  '120,000 line breaks': () => '\n'.repeat(120_000),
  '10 MB of line breaks': () => '\n'.repeat(5_200_000),
  '10 MB of spaces': () => ' '.repeat(10_400_000),
  ...hostileFiles,
}

async function personAt(database: TestDatabase, person: Chatter): Promise<Chatter> {
  await database.pool.query(
    `insert into people (owner_id, name, email, zone, working_hours, created_at)
      values ($1, 'Ana', 'ana@example.com', 'Europe/Vienna', '[]', now())`,
    [person.id],
  )
  return person
}

async function send(ana: Chatter, content: string): Promise<string> {
  const { status } = await ana.call('POST', '/v1/calendar/imports', { name: 'work.ics', content })
  return `answered ${status}`
}

async function ask(ana: Chatter, content: string): Promise<string> {
  const { id } = await ana.begin('A message')
  await ana.ask(id, content)
  return 'answered'
}

async function rowOf(what: string, work: () => Promise<string>): Promise<Row> {
  const watch = watchTurns()
  const said = await work()
  const longest = await watch.stop()
  return {
    what,
    measured: `${said}; longest turn ${longest.toFixed(0)} ms`,
    bar: `≤ ${longestTurn} ms`,
    met: longest <= longestTurn,
  }
}

/** Turns are measured in CPU time, so that a busy machine does not count as ours. */
function watchTurns() {
  const stop = new AbortController()
  let longest = 0
  const watching = (async () => {
    while (!stop.signal.aborted) {
      const before = process.cpuUsage()
      await setImmediate()
      const { user, system } = process.cpuUsage(before)
      longest = Math.max(longest, (user + system) / 1000)
    }
  })()
  return {
    async stop() {
      stop.abort()
      await watching
      return longest
    },
  }
}
