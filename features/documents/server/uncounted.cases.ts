/** Tables that no quota counts, each with the reason why they cannot grow too large. */
export const uncounted: Record<string, string> = {
  file_readings: 'one for each content, which are counted by their size',
  file_passages: 'the text of contents, which are counted by their size: five million characters of each at most',
  file_thumbnails: 'one small picture for each content, which are counted by their size',
  file_moves: 'one for each content at most, which are counted by their size',
  file_pieces: 'the bytes of contents, which are counted by their size',
}
