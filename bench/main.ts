import { left, rowsWithin } from './deadline.ts'
import { type Bench, printTable, type Row } from './measure.ts'

/** Loaded one by one, so that running one does not need the dependencies of another. */
const benches: Record<string, () => Promise<Bench>> = {
  start: async () => (await import('./start.ts')).start,
  crash: async () => (await import('./crash.ts')).crash,
  rows: async () => (await import('./rows.ts')).rows,
  drain: async () => (await import('./drain.ts')).drain,
  'sign-in': async () => (await import('./sign-in.ts')).signIn,
  guesses: async () => (await import('./guesses.ts')).guesses,
  clone: async () => (await import('./clone.ts')).clone,
  chat: async () => (await import('./chat/index.ts')).chat,
  'chat-faults': async () => (await import('./chat-faults/index.ts')).chatFaults,
  assistant: async () => (await import('./assistant/index.ts')).assistant,
  'agent-faults': async () => (await import('./agent-faults/index.ts')).agentFaults,
  sentences: async () => (await import('./sentences.ts')).sentences,
  wordings: async () => (await import('./wordings.ts')).wordings,
  calendar: async () => (await import('./calendar.ts')).calendar,
  'calendar-screen': async () => (await import('./calendar-screen.ts')).calendarScreen,
  'calendar-files': async () => (await import('./calendar-files.ts')).calendarFiles,
  'mail-screen': async () => (await import('./mail-screen.ts')).mailScreen,
  reminders: async () => (await import('./reminders.ts')).reminders,
  'mail-sending': async () => (await import('./mail-sending.ts')).mailSending,
  tasks: async () => (await import('./tasks.ts')).tasks,
  reading: async () => (await import('./reading.ts')).reading,
  search: async () => (await import('./search.ts')).search,
  saved: async () => (await import('./saved.ts')).saved,
  readers: async () => (await import('./readers.ts')).readersBench,
  turns: async () => (await import('./turns.ts')).turns,
  site: async () => (await import('./site/index.ts')).site,
  quotas: async () => (await import('./quotas.ts')).quotas,
  'hostile-files': async () => (await import('./hostile-files.ts')).hostileFiles,
  uploads: async () => (await import('./uploads.ts')).uploads,
  'mail-faults': async () => (await import('./mail-faults/index.ts')).mailFaults,
  mail: async () => (await import('./mail/index.ts')).mail,
  proof: async () => (await import('./proof.ts')).proof,
}

/**
 * `npm run bench`: all of them, or those that are named, such as `mail`, or one part: `mail:mirrored`. The exit code is 1
 * where a bar was missed. `build` builds the pages that many of them measure.
 */
export async function bench(root: string, names: readonly string[], build: () => Promise<unknown>): Promise<void> {
  if (names[0] === 'time') return await (await import('./time/index.ts')).benchTime(root, names.slice(1))
  if (names[0] === 'desk') return await (await import('./desk/index.ts')).benchDesk(root, names.slice(1))
  if (names[0] === 'understanding')
    return await (await import('./understanding/index.ts')).benchUnderstanding(root, names.slice(1))
  if (names[0] === 'drafts' || names[0] === 'promises')
    return await (await import('./drafting/index.ts')).benchDrafting(root, names)
  const unknown = names.filter((name) => !((name.split(':')[0] ?? '') in benches))
  if (unknown.length > 0)
    throw Object.assign(
      new Error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`),
      {
        name: 'Stop',
      },
    )
  await build()
  const rows: Row[] = []
  for (const [name, load] of Object.entries(benches)) {
    const own = names.filter((each) => each.split(':')[0] === name)
    if (names.length > 0 && own.length === 0) continue
    process.stderr.write(`${name} …\n`)
    const parts = own.flatMap((each) => each.split(':').slice(1))
    rows.push(...(await measure(await load(), root, parts)))
  }
  printTable(rows)
  process.exitCode = rows.every(({ met }) => met) ? 0 : 1
  if (left.size > 0) process.exit()
}

const usualSeconds = 900

async function measure(measured: Bench, root: string, only: readonly string[]): Promise<Row[]> {
  const { name, note, seconds = usualSeconds } = measured
  if (note !== undefined) process.stderr.write(`${note}\n`)
  if ('run' in measured) return rowsWithin(name, seconds, () => measured.run(root))
  const rows: Row[] = []
  for (const part of measured.parts) {
    if (only.length > 0 && !only.includes(part.name)) continue
    process.stderr.write(`  ${part.name} …\n`)
    rows.push(...(await rowsWithin(`${name}: ${part.name}`, seconds, () => part(root))))
  }
  return rows
}
