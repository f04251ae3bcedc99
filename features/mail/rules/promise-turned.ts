/** “Send you the offer” as a task of its writer, and as something that its reader waits for. */
export function turned(words: string, to: { own: boolean; reader: string }): string {
  const said = to.own ? { you: to.reader, your: to.reader === 'them' ? 'their' : `${to.reader}’s` } : theirs
  return words.replaceAll(
    /[\p{L}]+/gv,
    (word) => (said as Readonly<Record<string, string>>)[word.toLowerCase()] ?? word,
  )
}

const theirs = {
  you: 'me',
  your: 'my',
  yours: 'mine',
  i: 'they',
  me: 'them',
  my: 'their',
  we: 'they',
  us: 'them',
  our: 'their',
}
