/** The drawer's field and the sidebar's are never both in use. */
export const resultsId = 'chats-found'

export function optionId(at: number): string {
  return `chat-found-${at}`
}
