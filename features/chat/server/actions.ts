import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { type Action, defineAction, defineLookup, type Lookup } from '#foundation/server/action.ts'
import { changeConversationRoute, type Conversation, type Found, found } from '../contract.ts'
import { restorableDays } from '../rules.ts'
import type { Conversations } from './conversations.ts'
import type { Searching } from './searching.ts'

const { title, pinned } = changeConversationRoute.body.required().shape

export function chatActions(conversations: Conversations): Action[] {
  return [renaming(conversations), pinning(conversations), deleting(conversations)]
}

function renaming(conversations: Conversations): Action {
  const before = z.object({ title: z.string(), provisional: z.boolean() })
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
      }
    },
    async run(person, input) {
      const { title: was, provisional } = await conversations.find(person, input.id)
      const thing = await conversations.change(person, input.id, { title: input.title })
      const changes = [{ label: 'Title', before: was, after: thing.title }]
      return { thing, changes, inverse: { title: was, provisional } }
    },
    done: ({ thing }) => `Renamed the chat to ${quoted(thing)}.`,
    undo: async (person, { thing: { id: chat, title: given }, inverse }) => {
      const thing = await conversations.changeBack(person, chat, before.parse(inverse), { title: given })
      return { thing, changes: [{ label: 'Title', before: given, after: thing.title }] }
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
      }
    },
    async run(person, input) {
      const { pinned: was } = await conversations.find(person, input.id)
      const thing = await conversations.change(person, input.id, { pinned: input.pinned })
      const changes = [{ label: 'Pinned', before: yesOrNo(was), after: yesOrNo(thing.pinned) }]
      return { thing, changes, inverse: { pinned: was } }
    },
    done: ({ thing }) => `${thing.pinned ? 'Pinned' : 'Unpinned'} the chat ${quoted(thing)}.`,
    undo: async (person, { thing: { id: chat, pinned: given }, inverse }) => {
      const before = z.object({ pinned }).parse(inverse)
      const thing = await conversations.changeBack(person, chat, before, { pinned: given })
      return { thing, changes: [{ label: 'Pinned', before: yesOrNo(given), after: yesOrNo(thing.pinned) }] }
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
      }
    },
    async run(person, input) {
      const thing = await conversations.remove(person, input.id)
      return { thing, changes: [{ label: 'Chat', before: thing.title, after: null }], inverse: input }
    },
    done: ({ thing }) => `Deleted the chat ${quoted(thing)}. It can be restored for two weeks.`,
    undo: async (person, receipt) => {
      const thing = await conversations.bringBack(person, receipt.thing.id)
      return { thing, changes: [{ label: 'Chat', before: null, after: thing.title }] }
    },
  })
}

function quoted({ title: words }: Pick<Conversation, 'title'>): string {
  return `“${words}”`
}

function yesOrNo(is: boolean): string {
  return is ? 'Yes' : 'No'
}

export function chatLookups(searching: Searching): Lookup[] {
  return [
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
      sources: (answer) => [...new Set(answer.map(sourceOf))],
    }),
  ]
}

/** A title may have been made up out of others' words, and so may whatever the person pasted. */
function sourceOf({ conversation }: Found): string {
  return `the chat ${quoted(conversation)}`
}
