import { printTable, type Bench } from './measure.ts'

/** Loaded one by one, so that measuring one does not need what another stands on. */
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
  understanding: async () => (await import('./understanding.ts')).understanding,
  calendar: async () => (await import('./calendar.ts')).calendar,
  'calendar-screen': async () => (await import('./calendar-screen.ts')).calendarScreen,
  'calendar-files': async () => (await import('./calendar-files.ts')).calendarFiles,
  site: async () => (await import('./site/index.ts')).site,
  proof: async () => (await import('./proof.ts')).proof,
}

/** `npm run bench`: all of them, or those that are named; exit code 1 where a bar was missed. */
export async function bench(root: string, names: readonly string[]): Promise<void> {
  if (names[0] === 'time') return await (await import('./time/index.ts')).benchTime(root, names.slice(1))
  const unknown = names.filter((name) => !(name in benches))
  if (unknown.length > 0)
    throw Object.assign(
      new Error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`),
      {
        name: 'Stop',
      },
    )
  const rows = []
  for (const [name, load] of Object.entries(benches)) {
    if (names.length > 0 && !names.includes(name)) continue
    process.stderr.write(`${name} …\n`)
    rows.push(...(await (await load()).run(root)))
  }
  printTable(rows)
  process.exitCode = rows.every(({ met }) => met) ? 0 : 1
}
