/** What the built-in assistant says about attachments before it answers the message. */
export function attachedWords(count: number): string {
  return count === 1
    ? 'The attached file is kept in your Files. What is in it I can’t read yet.'
    : `The ${count} attached files are kept in your Files. What is in them I can’t read yet.`
}
