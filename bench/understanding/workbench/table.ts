import type { Speaker } from '../../sentences/room.ts'

export type TableRow = Readonly<Record<string, string>>
export type Call = { tool: string; args: Readonly<Record<string, string>> }

/** One of the tables of WorkBench, kept by a feature of ours. */
export type Table = {
  /** The domain as the cases name it. */
  domain: string
  /** The feature that keeps such things. */
  feature: string
  /** The table before anything is said. */
  file: string
  load(person: Speaker, rows: readonly TableRow[]): Promise<void>
  /** What the feature holds now, one line for each thing, in any order. */
  read(person: Speaker): Promise<string[]>
  /** The same lines for rows of the table. */
  linesOf(rows: readonly TableRow[]): string[]
  /** The rows after a call of the expected answer; other domains' calls change nothing. */
  apply(rows: readonly TableRow[], call: Call): TableRow[]
}
