/** What is stored about a person but left out of their archive, with reasons. */
export const leftOut: Record<string, string> = {
  indexed_passages: 'the index of things that are in the archive themselves',
  indexed_words: 'how often words stand in things that are in the archive themselves',
  word_changes: 'how often words stand in things that are in the archive themselves',
  index_backlog: 'how far the index of what was stored earlier has come',
}
