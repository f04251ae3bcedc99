/** One line of the table: what was measured, how it came out, and whether that is what was promised. */
export type Row = { what: string; measured: string; bar: string; met: boolean }

/** The rows that missed their bar, with what was measured. */
export function unmet(rows: readonly Row[]): Row[] {
  return rows.filter(({ met }) => !met)
}

/** Measures one row, or several that share a setup. */
export type Part = (root: string) => Promise<Row[]>

/** The time limit of each part in seconds, 900 by default. */
export type Bench = { name: string; seconds?: number; note?: string } & ({ run: Part } | { parts: readonly Part[] })

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5)
}

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Our milliseconds beside those of a bare page in the same run, which the machine's load affects equally. */
export function besideBare(what: string, own: number, { bare, bar }: { bare: number; bar: number }): Row {
  const times = own / bare
  return {
    what,
    measured: `${own.toFixed(1)} ms (bare ${bare.toFixed(1)}): ${times.toFixed(2)} times`,
    bar: `≤ ${bar} times`,
    met: times <= bar,
  }
}

export async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

export function printTable(rows: readonly Row[]): void {
  const width = (pick: (row: Row) => string) => Math.max(...rows.map((row) => pick(row).length))
  const [what, measured] = [width((row) => row.what), width((row) => row.measured)]
  for (const row of rows) {
    const mark = row.met ? '✓' : '✗'
    process.stdout.write(`${mark} ${row.what.padEnd(what)}  ${row.measured.padEnd(measured)}  ${row.bar}\n`)
  }
}
