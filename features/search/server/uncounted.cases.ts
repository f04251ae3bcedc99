/** Tables that no quota counts, each with the reason why they cannot grow too large. */
export const uncounted: Record<string, string> = {
  indexed_passages:
    'rows of what is counted where it is stored: a few for each message, event, task, file, contact or mail',
  indexed_words: 'one row for each word in what is counted where it is stored',
  word_changes: 'counts of words in what is counted where it is stored; they are added up every minute',
  index_backlog: 'one row for each kind of things, and none once they are indexed',
}
