/** Tables whose rows no quota counts, each with the reason why they cannot become too many. */
export const uncounted: Record<string, string> = {
  runs: 'one row for each message that is being answered; it counts as the message that it becomes',
  run_pieces: 'parts of an answer that is being written, gone when it has ended',
}
