/** What the built-in assistant says about attachments if the message was about something else. */
export function attachedWords(count: number): string {
  return count === 1
    ? 'The attached file is kept in your Files. With `/summarise`, I sum up what it says.'
    : `The ${count} attached files are kept in your Files. With \`/summarise\`, I sum up what they say.`
}
