import { freePort } from '#foundation/server/testing/free-port.ts'
import { startAttache, temporaryFolder } from '#start/testing/running.ts'
import { type Bench, median, milliseconds, type Row } from './measure.ts'

const rounds = 9

/** `npm start` as a person types it, packages installed and pages built, the database stopped before. */
export const start: Bench = {
  name: 'start',
  async run(root) {
    using data = temporaryFolder()
    const env = { DATA_DIR: data.path, PORT: String(await freePort()) }
    const options = { command: ['npm', 'start'], cwd: root, env }
    await (await startAttache(options)).stop()

    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const running = await startAttache(options)
      times.push(running.readyAfter)
      await running.stop()
    }
    const typical = median(times)
    const row: Row = {
      what: 'npm start to ready, median',
      measured: `${Math.round(typical)} ms (${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))})`,
      bar: '≤ 1500 ms',
      met: typical <= 1500,
    }
    return [row, await secondStart(options)]
  },
}

async function secondStart(options: { command: string[]; cwd: string; env: Record<string, string> }): Promise<Row> {
  await using first = await holding(options)
  let sentence = ''
  const took = await milliseconds(async () => {
    const other = { ...options, env: { ...options.env, PORT: String(await freePort()) } }
    await startAttache(other).then(
      (second) => second.stop(),
      (error: unknown) => (sentence = String(error)),
    )
  })
  const unharmed = (await fetch(`${first.url}/readyz`)).ok
  return {
    what: 'second start on the same data folder',
    measured: `refused in ${Math.round(took)} ms, first ${unharmed ? 'unharmed' : 'HARMED'}`,
    bar: '≤ 2000 ms, with a sentence',
    met: took <= 2000 && unharmed && sentence.includes('is in use by another Attaché'),
  }
}

async function holding(options: Parameters<typeof startAttache>[0]): Promise<AsyncDisposable & { url: string }> {
  const running = await startAttache(options)
  return {
    url: running.url,
    async [Symbol.asyncDispose]() {
      await running.stop()
    },
  }
}
