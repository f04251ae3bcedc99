/** Tables whose rows no quota counts, each with the reason why they cannot become too many. */
export const uncounted: Record<string, string> = {
  file_pieces: 'the bytes of contents, which are counted by their size',
}
