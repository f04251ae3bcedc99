import { z } from 'zod'
import { boundedSources, unknownSource } from '#foundation/contract/act.ts'
import { id } from '#foundation/contract/id.ts'
import { instant } from '#foundation/contract/time.ts'
import { type Action, defineAction, defineLookup, type Lookup, type Reversal } from '#foundation/server/action.ts'
import {
  changeConversationRoute,
  type Conversation,
  conversation as conversationShape,
  type Found,
  found,
} from '../contract.ts'
import { restorableDays } from '../rules.ts'
import type { Conversations } from './conversations.ts'
import type { Searching } from './searching.ts'

const { title, pinned } = changeConversationRoute.body.required().shape

export function chatActions(conversations: Conversations): Action[] {
  return [renaming(conversations), pinning(conversations), deleting(conversations)]
}

function renaming(conversations: Conversations): Action {
  const before = z.object({
    title: z.string(),
    titleSources: z.array(z.string()).default([unknownSource]),
    provisional: z.boolean(),
  })
  return defineAction({
    name: 'chat.rename-conversation',
    title: 'Rename a chat',
    description: 'Give a conversation another title.',
    input: z.object({ id, title }),
    effect: 'write',
    editable: ['title'],
    async show(person, input) {
      const chat = await conversations.find(person, input.id)
      return {
        title: `Rename the chat ${quoted(chat)}`,
        fields: [
          { name: 'id', label: 'Chat', value: chat.title },
          { name: 'title', label: 'New title', value: input.title },
        ],
        sources: titleSources(chat),
      }
    },
    async run(person, input, { sources = [] }) {
      const was = await conversations.find(person, input.id)
      const change = { title: input.title, titleSources: boundedSources(sources) }
      const thing = await conversations.change(person, input.id, change)
      const changes = [{ label: 'Title', before: was.title, after: thing.title }]
      const things = [{ kind: 'chat', id: thing.id, title: thing.title }]
      return { thing, changes, inverse: titleOf(was), sources: titleSources(thing), things }
    },
    done: ({ thing }) => `Renamed the chat to ${quoted(thing)}.`,
    undo: async (person, { thing: left, inverse }) => {
      const thing = await conversations.changeBack(person, left.id, before.parse(inverse), { title: left.title })
      const changes = [{ label: 'Title', before: left.title, after: thing.title }]
      return { thing, changes, inverse: titleOf(left) }
    },
  })
}

function pinning(conversations: Conversations): Action {
  return defineAction({
    name: 'chat.pin-conversation',
    title: 'Change whether a chat is pinned',
    description: 'Keep a conversation at the top of the list, or no longer.',
    input: z.object({ id, pinned }),
    effect: 'write',
    async show(person, input) {
      const chat = await conversations.find(person, input.id)
      return {
        title: `${input.pinned ? 'Pin' : 'Unpin'} the chat ${quoted(chat)}`,
        fields: [
          { name: 'id', label: 'Chat', value: chat.title },
          { name: 'pinned', label: 'Pinned', value: yesOrNo(input.pinned) },
        ],
        sources: titleSources(chat),
      }
    },
    async run(person, input) {
      const { pinned: was } = await conversations.find(person, input.id)
      const thing = await conversations.change(person, input.id, { pinned: input.pinned })
      const changes = [{ label: 'Pinned', before: yesOrNo(was), after: yesOrNo(thing.pinned) }]
      return { thing, changes, inverse: { pinned: was }, sources: titleSources(thing) }
    },
    done: ({ thing }) => `${thing.pinned ? 'Pinned' : 'Unpinned'} the chat ${quoted(thing)}.`,
    undo: async (person, { thing: { id: chat, pinned: given }, inverse }) => {
      const before = z.object({ pinned }).parse(inverse)
      const thing = await conversations.changeBack(person, chat, before, { pinned: given })
      const changes = [{ label: 'Pinned', before: yesOrNo(given), after: yesOrNo(thing.pinned) }]
      return { thing, changes, inverse: { pinned: given } }
    },
  })
}

function deleting(conversations: Conversations): Action {
  return defineAction({
    name: 'chat.delete-conversation',
    title: 'Delete a chat',
    description: 'Delete a conversation with everything in it. It can be restored for two weeks.',
    input: z.object({ id }),
    effect: 'write',
    async show(person, input) {
      const chat = await conversations.find(person, input.id)
      return {
        title: `Delete the chat ${quoted(chat)}`,
        fields: [
          { name: 'id', label: 'Chat', value: chat.title },
          { name: 'kept', label: 'Can be restored', value: `For ${restorableDays} days` },
        ],
        sources: titleSources(chat),
      }
    },
    run: async (person, input) => removed(await conversations.remove(person, input.id)),
    done: ({ thing }) => `Deleted the chat ${quoted(thing)}. It can be restored for two weeks.`,
    undo: async (person, { thing: { id: chat, deleted } }) => {
      if (!deleted) return removed(await conversations.removeAgain(person, chat))
      const thing = await conversations.bringBack(person, chat)
      return { thing, changes: [{ label: 'Chat', before: null, after: thing.title }], inverse: { id: chat } }
    },
  })
}

function removed(thing: Conversation): Reversal<Conversation> {
  const changes = [{ label: 'Chat', before: thing.title, after: null }]
  return { thing, changes, inverse: { id: thing.id }, sources: titleSources(thing) }
}

type Titled = Pick<Conversation, 'title' | 'provisional'> & Partial<Pick<Conversation, 'title_sources'>>

/** Receipts from before titles kept their origin do not name it. */
function titleOf({ title: words, title_sources: sources = [unknownSource], provisional }: Titled) {
  return { title: words, titleSources: sources, provisional }
}

/** The sources declared by a card or receipt that quotes this title. */
function titleSources(conversation: Conversation): string[] {
  return conversation.title_sources.length > 0 ? [`the chat ${quoted(conversation)}`] : []
}

function quoted({ title: words }: Pick<Conversation, 'title'>): string {
  return `“${words}”`
}

function yesOrNo(is: boolean): string {
  return is ? 'Yes' : 'No'
}

export function chatLookups(searching: Searching, conversations: Pick<Conversations, 'list'>): Lookup[] {
  return [
    defineLookup({
      name: 'chat.list-conversations',
      label: 'Looked at your chats',
      description: 'The conversations in which something was said last between two moments, the latest first.',
      input: z.object({ from: instant, to: instant, limit: z.int().min(1).max(100).default(50) }),
      answer: z.array(conversationShape),
      async run(person, { from, to, limit }) {
        const all = await conversations.list(person, { limit, before: to })
        return all.filter(({ updated_at: at }) => Date.parse(at) >= Date.parse(from))
      },
      sources: (answer) => [...new Set(answer.flatMap(titleSources))],
    }),
    defineLookup({
      name: 'chat.search-conversations',
      label: 'Searched your chats',
      description: 'What was said in earlier conversations, or how they are titled, the best first.',
      input: z.object({
        words: z.string().trim().min(1).max(200),
        conversationId: id.optional().meta({ description: 'Within this one alone.' }),
        limit: z.int().min(1).max(100).default(10),
      }),
      answer: z.array(found),
      run: (person, wanted) => searching.search(person, wanted),
      sources: (answer) => [...new Set(answer.flatMap(hitSources))],
    }),
  ]
}

/** A person's own messages are their own words. An answer may quote anybody, whatever its chat is called. */
function hitSources({ conversation, message }: Found): string[] {
  const answers = message?.role === 'assistant' ? [`an answer in the chat ${quoted(conversation)}`] : []
  return [...titleSources(conversation), ...answers]
}
