import type { Speaker } from '../../sentences/room.ts'

export type TableRow = Readonly<Record<string, string>>
export type Call = { tool: string; args: Readonly<Record<string, string>> }

/** One of WorkBench's tables, stored by one of our features. */
export type Table = {
  /** The cases' name of the domain. */
  domain: string
  /** The feature that stores such things. */
  feature: string
  /** The table at the start. */
  file: string
  load(person: Speaker, rows: readonly TableRow[]): Promise<void>
  /** What the feature stores now, one line for each thing, in any order. */
  read(person: Speaker): Promise<string[]>
  /** The same lines for rows of the table. */
  linesOf(rows: readonly TableRow[]): string[]
  /** The rows after a call of the expected answer; calls of other domains change nothing. */
  apply(rows: readonly TableRow[], call: Call): TableRow[]
}
