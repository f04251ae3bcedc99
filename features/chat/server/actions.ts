import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { type Action, defineAction, defineLookup, type Lookup } from '#foundation/server/action.ts'
import { changeConversationRoute, found } from '../contract.ts'
import type { Conversations } from './conversations.ts'
import type { Searching } from './searching.ts'

const { title, pinned } = changeConversationRoute.body.required().shape

export function chatActions(conversations: Conversations): Action[] {
  return [
    defineAction({
      name: 'chat.rename-conversation',
      description: 'Give a conversation another title.',
      input: z.object({ id, title }),
      effect: 'write',
      async run(person, input) {
        const before = await conversations.find(person, input.id)
        const thing = await conversations.change(person, input.id, { title: input.title })
        return { thing, inverse: { title: before.title, provisional: before.provisional } }
      },
      undo: async (person, { thing, inverse }) => ({
        thing: await conversations.change(person, thing.id, titleBefore.parse(inverse)),
      }),
    }),
    defineAction({
      name: 'chat.pin-conversation',
      description: 'Keep a conversation at the top of the list, or no longer.',
      input: z.object({ id, pinned }),
      effect: 'write',
      async run(person, input) {
        const before = await conversations.find(person, input.id)
        const thing = await conversations.change(person, input.id, { pinned: input.pinned })
        return { thing, inverse: { pinned: before.pinned } }
      },
      undo: async (person, { thing, inverse }) => ({
        thing: await conversations.change(person, thing.id, z.object({ pinned }).parse(inverse)),
      }),
    }),
    defineAction({
      name: 'chat.delete-conversation',
      description: 'Delete a conversation with everything in it. It can be restored for two weeks.',
      input: z.object({ id }),
      effect: 'write',
      run: async (person, input) => ({ thing: await conversations.remove(person, input.id), inverse: input }),
      undo: async (person, { thing }) => ({ thing: await conversations.restore(person, thing.id) }),
    }),
  ]
}

const titleBefore = z.object({ title: z.string(), provisional: z.boolean() })

export function chatLookups(searching: Searching): Lookup[] {
  return [
    defineLookup({
      name: 'chat.search-conversations',
      description: 'What was said in earlier conversations, or how they are titled, the best first.',
      input: z.object({
        words: z.string().trim().min(1).max(200),
        conversationId: id.optional().meta({ description: 'Within this one alone.' }),
        limit: z.int().min(1).max(100).default(10),
      }),
      answer: z.array(found),
      run: (person, wanted) => searching.search(person, wanted),
    }),
  ]
}
