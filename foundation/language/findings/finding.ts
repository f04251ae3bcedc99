import type { FindingKind, FindingRule } from '#foundation/contract/finding.ts'

/** A text to look through: a paragraph, a heading, or rows of a table with tabs between the cells. */
export type FindingSource = {
  text: string
  kind?: 'text' | 'heading' | 'table'
  /** The headings above it, the outermost first. */
  heading?: readonly string[] | undefined
  /** What the columns of its table are called. */
  columns?: readonly string[] | undefined
  /** Who says it, in a chat or a transcript. */
  who?: string | undefined
}

/** `words` and `who` stand in `text`, and `text` stands in the source: nothing here is made up. */
export type Finding = {
  kind: FindingKind
  rule: FindingRule
  /** The number of its source. */
  source: number
  /** The sentence or the row. */
  text: string
  /** The date, the amount or the name; of a duty, what is to be done. */
  words: string
  /** Who is to do it. */
  who?: string
  /** The date, or by when it is to be done: 2027-03-05. */
  day?: string
  /** 14:30 */
  time?: string
}
