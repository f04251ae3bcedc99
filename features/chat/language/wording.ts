import { counted, escaped, list, quote } from '#foundation/language/wording/quoting.ts'

export const whichTitle = 'Which title should this chat have?'
export const calledWhat = (title: string) =>
  `What should I call ${quote(title)}? Say “this chat”, or rename an event or a task by its name.`
export const whichWords = 'Which words should I look for in your chats?'
export const unread = 'I could not read what the search found.'

export type Found = { title: string; passage: string }

export function found(words: string, hits: readonly Found[]): string {
  if (hits.length === 0) return `I found nothing about ${quote(words)} in your chats.`
  const lines = hits.map(({ title, passage }) => {
    const chat = `**${escaped(title)}**`
    return passage === '' ? chat : `${chat}: “${escaped(passage)}”`
  })
  return `I found ${quote(words)} in ${counted(hits.length, 'chat')}:\n\n${list(lines)}`
}

export const isCalled = (title: string) => `This chat is called ${quote(title)}.`
export const titleAbove = 'Its title stands above this chat, and in the list at the left.'

export const otherChats = [
  'From here I change this chat alone. Others are renamed, pinned and deleted in the list at the left, by the menu of each; New chat stands above it. Export, at the top of a chat, saves it as a file.',
  'That is done in the list of chats, by the menu of each one.',
]

const mostTalked = 6

export function talked(titles: readonly string[]): string {
  const more = titles.length > mostTalked ? ` and ${titles.length - mostTalked} more` : ''
  return `${counted(titles.length, 'chat')}: ${titles.slice(0, mostTalked).map(quote).join(', ')}${more}`
}
