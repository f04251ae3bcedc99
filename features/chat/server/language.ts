import { z } from 'zod'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import type { Dialogue } from '#foundation/language/dialogue.ts'
import { correctionIn } from '#foundation/language/english/correction.ts'
import type { Parts } from '#foundation/language/understanding.ts'
import {
  answerOf,
  ask,
  bindLanguage,
  call,
  momentsOf,
  type Plan,
  type Read,
  type Recap,
  say,
  sayInTurn,
} from '#foundation/server/language.ts'
import { chats } from '../language/index.ts'
import * as words from '../language/wording.ts'

const search = 'chat.search-conversations'
const mostFound = 10
const mostShown = 5
const longestPassage = 160

const listChats = 'chat.list-conversations'

const foundShape = z.array(
  z.object({
    conversation: z.object({ id: z.string(), title: z.string() }),
    passage: z.array(z.object({ text: z.string() })),
  }),
)

const searchChats: Plan = (turn) => {
  const { text } = turn.parts
  if (text === undefined) return ask(words.whichWords, 'chat-words')
  const wanted = withoutEnd(text, '?.!').slice(0, 200)
  const answer = answerOf(turn, search)
  if (answer === undefined) return call(search, { words: wanted, limit: mostFound })
  const found = foundShape.safeParse(answer)
  if (!found.success) return say(words.unread)
  // The chat in which it is asked holds the words for that reason alone.
  const others = found.data.filter(({ conversation }) => conversation.id !== turn.context.conversationId)
  const best = [...Map.groupBy(others, ({ conversation }) => conversation.id).values()].flatMap(
    ([first]) => first ?? [],
  )
  const hits = best.slice(0, mostShown).map(({ conversation, passage }) => ({
    title: conversation.title,
    passage: shortened(passage.map((piece) => piece.text).join('')),
  }))
  // “What did we agree on liability” may stand in a file or a mail as well.
  const isOpen = hits.length === 0 && !/\b(?:chats?|conversations?)\b/i.test(turn.parts.sentence)
  return say(words.found(wanted, hits), isOpen ? { isNothing: true } : {})
}

function shortened(text: string): string {
  const bare = text.replaceAll(/\s+/g, ' ').trim()
  return bare.length <= longestPassage ? bare : `${bare.slice(0, longestPassage).trimEnd()}…`
}

const renameChat: Plan = ({ parts, context, dialogue }) => {
  const right = parts.wish as { text: string } | undefined
  const title = (parts.text ?? right?.text)?.replace(/(?<!\.)\.$/, '').trim()
  if (title === undefined || title === '') return ask(words.whichTitle, 'chat-title')
  const isOther = callsIt.test(parts.sentence.replace(parts.text ?? '', '')) && !isAboutChat(dialogue)
  if (isOther) return say(words.calledWhat(title), { asks: { question: whatCalled, wish: { text: title } } })
  return call('chat.rename-conversation', { id: context.conversationId, title: title.slice(0, 200) })
}

const whatCalled = 'chat-or-what'

/** “Call it Kickoff” does not say what, and “rename it to Kickoff, this chat” does. */
const callsIt =
  /^(?!.*\b(?:this|the|our|current) (?:chat|conversation|thread|discussion)\b).*\b(?:call|name|title|label|rename) (?:it|this|that)\b/i

function isAboutChat({ asked, did, shown }: Dialogue): boolean {
  if (asked && ofChat.has(asked.intent)) return true
  return [...(did && did.isPast !== true ? did.things : []), ...shown].some(({ kind }) => kind === 'chat')
}

const ofChat = new Set(['rename-chat', 'chat-name', 'pin-chat', 'unpin-chat'])

/** “This chat”: it was asked what should have the name. */
function named(sentence: string, { open }: Dialogue): Read | undefined {
  const asked = open.findLast(({ isLeft }) => isLeft !== true)
  if (asked?.question !== whatCalled || !thisChat.test(sentence.trim())) return undefined
  return { intent: 'rename-chat', wish: asked.wish, sure: true, answers: asked }
}

const thisChat =
  /^(?:yes,? )?(?:i mean )?(?:this|the|our)? ?(?:chat|conversation|thread|discussion)(?: here)?(?:,? please)?[.!]*$/i

/** What it was called in this dialogue; of any other its title stands above it. */
const chatName: Plan = ({ dialogue }) => {
  const known = [...(dialogue.did?.things ?? []), ...dialogue.shown].find(({ kind }) => kind === 'chat')
  return say(known ? words.isCalled(known.title) : words.titleAbove)
}

/** “What about one on roof tiling?” */
function sameOfSearch(_: Parts, { asked }: Dialogue): string {
  return asked?.intent === 'search-chats' ? 'search-chats' : 'out-of-scope'
}

/** “No sorry, Q1 travel”: right after the chat was renamed. */
function corrected(sentence: string, { asked, did }: Dialogue): Read | undefined {
  const text = asked?.intent === 'rename-chat' && did?.isPast !== true ? correctionIn(sentence) : undefined
  return text === undefined ? undefined : { intent: 'rename-chat', wish: { text }, sure: true }
}

function pin(pinned: boolean): Plan {
  return ({ context }) => call('chat.pin-conversation', { id: context.conversationId, pinned })
}

const deleteChat: Plan = ({ context }) => call('chat.delete-conversation', { id: context.conversationId })

const titles = z.array(z.object({ id: z.string(), title: z.string() }))

/** The chats in which something was said last on these days; not the one in which it is asked. */
const recap: Recap = {
  order: 30,
  calls: (days) => [{ tool: listChats, input: momentsOf(days) }],
  tell([answer], { context: { conversationId } }) {
    const others = (titles.safeParse(answer).data ?? []).filter(({ id }) => id !== conversationId)
    return others.length === 0 ? [] : [words.talked(others.map(({ title }) => title))]
  },
}

export const chatLanguage = bindLanguage(chats, {
  weights: new URL('../language/intents.weights', import.meta.url),
  plans: {
    'search-chats': searchChats,
    'rename-chat': renameChat,
    'chat-name': chatName,
    'pin-chat': pin(true),
    'unpin-chat': pin(false),
    'delete-chat': deleteChat,
    'other-chat': (turn) => sayInTurn(turn, 'other-chat', words.otherChats),
  },
  follows: { 'same-of-search': sameOfSearch },
  reads: (sentence, { dialogue }) => named(sentence, dialogue) ?? corrected(sentence, dialogue),
  byExample: true,
  asks: [
    { question: 'chat-title', intent: 'rename-chat', complete: ({ parts }) => ({ text: parts.sentence.trim() }) },
    { question: 'chat-words', intent: 'search-chats', complete: ({ parts }) => ({ text: parts.sentence.trim() }) },
  ],
  recap,
  doings: {
    [search]: 'Searching your chats',
    [listChats]: 'Looking at your chats',
    'chat.rename-conversation': 'Renaming chats',
    'chat.pin-conversation': 'Pinning chats',
    'chat.delete-conversation': 'Deleting chats',
  },
})
