import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from './measure.ts'

type Limited = { signal: AbortSignal; waits: string[]; known: Row[] }

const limited = new AsyncLocalStorage<Limited>()

/** Rows that timed out and left something open, which keeps the process alive. */
export const left = new Set<string>()

/** How long a row may take to clean up after its timeout. */
const unwindMilliseconds = 20_000

/**
 * The rows this work measures; or those that were known when it timed out, and one that says what it was waiting for.
 * Later calls of `waitFor` are then rejected, so that the work cleans up.
 */
export async function rowsWithin(what: string, seconds: number, work: () => Promise<Row[]>): Promise<Row[]> {
  const late = new AbortController()
  const waits: string[] = []
  const known: Row[] = []
  const timer = setTimeout(
    () => late.abort(new Error(`After ${seconds} s it still waited for ${told(waits)}.`)),
    seconds * 1_000,
  )
  const working = limited.run({ signal: late.signal, waits, known }, work)
  try {
    return await orAborted(late.signal, working)
  } catch (error) {
    if (!late.signal.aborted) throw error
    const { message } = late.signal.reason as Error
    const closing = working.then(
      () => true,
      () => true,
    )
    const closed = await Promise.race([closing, sleep(unwindMilliseconds, false, { ref: false })])
    if (!closed) left.add(what)
    return [...known, { what, measured: message, bar: `≤ ${seconds} s`, met: false }]
  } finally {
    clearTimeout(timer)
  }
}

/** Tells a row as soon as it is known, long before its table is printed; it is kept if a later one times out. */
export function tellRow(row: Row): Row {
  limited.getStore()?.known.push(row)
  process.stderr.write(`    ${row.met ? '✓' : '✗'} ${row.what}: ${row.measured} (${row.bar})\n`)
  return row
}

/** Names what the row waits for, and times out with the row. */
export async function waitFor<T>(what: string, work: () => Promise<T>): Promise<T> {
  const row = limited.getStore()
  if (!row) return work()
  row.waits.push(what)
  try {
    return await orAborted(row.signal, work())
  } finally {
    // After a timeout, what it was waiting for is kept for the report.
    if (!row.signal.aborted) row.waits.splice(row.waits.lastIndexOf(what), 1)
  }
}

function told(waits: readonly string[]): string {
  return waits.length > 0 ? waits.join(', in it for ') : 'something that has no name'
}

async function orAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
