export type ChatLimits = {
  /** A run not renewed for this many milliseconds is considered lost. */
  lease: number
  /** How often leases are renewed, and lost runs looked for. */
  renewal: number
  sweep: number
  /** How often written text is stored, */
  storing: number
  /** and told this often after its first piece. */
  gathering: number
  /** The longest that one answer may take, and the longest that it may become, in UTF-16 units. */
  answer: number
  answerLength: number
  /** How long answers may continue while the server is closing. */
  drain: number
  /** Answers that one node writes at a time; others wait. */
  runs: number
}

export const chatLimits: ChatLimits = {
  lease: 3_000,
  renewal: 1_000,
  sweep: 1_000,
  storing: 200,
  gathering: 20,
  answer: 300_000,
  answerLength: 400_000,
  drain: 3_000,
  runs: 1_000,
}
