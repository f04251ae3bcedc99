import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { instant } from '#foundation/contract/time.ts'

/** The longest message a person may send, in UTF-16 units. */
export const maxMessageLength = 16_000

/** The title that asks for a better one after the first exchange. */
export const provisionalTitle = 'New Chat'

/** An answer whose only word is a card that waits for a yes. A screen that shows the card leaves it out. */
export const lookAtCard = 'Please look at the card.'

/** An outcome whose changes are said already: by the answer, or by the cards on a screen. */
export const nothingElse = 'Nothing else was changed.'

/** What the assistant looked up or did for its answer. */
export const step = z
  .object({
    id: z.string(),
    label: z.string().meta({ description: 'For the person: “Looked at 3 calendars”.' }),
    state: z.enum(['running', 'done', 'failed']),
    detail: z.string().optional(),
    card: z
      .object({ kind: z.string(), id: z.string().max(800) })
      .optional()
      .meta({ description: 'A thing of another feature that is shown here, by its kind and id.' }),
  })
  .meta({ id: 'Step' })
export type Step = z.infer<typeof step>

/** How an answer ended. What a person wrote is always `whole`. */
export const endings = ['whole', 'stopped', 'interrupted', 'failed'] as const
export type Ending = (typeof endings)[number]

export const message = z
  .object({
    id,
    role: z.enum(['user', 'assistant']),
    content: z.string().meta({ description: 'Of an answer with an outcome, the outcome is its last paragraph.' }),
    outcome: z.string().nullable().meta({
      description: 'What the answer changed, as the ledger knows it. No model writes it. Null: nothing was asked for.',
    }),
    created_at: instant,
    order: z.int().positive().meta({ description: 'Its place in the conversation; greater is later.' }),
    state: z.enum(endings),
    parent_id: id.nullable().meta({ description: 'What it follows.' }),
    versions: z.array(id).meta({
      description: 'Everything that was said at this place, itself included; one alone when nothing changed.',
    }),
    client_message_id: z.string().optional(),
    steps: z.array(step),
  })
  .meta({ id: 'Message' })
export type Message = z.infer<typeof message>

/** An answer that is not there yet: waiting for its turn, or being written. */
export const openAnswer = z
  .object({
    id,
    parent_id: id.meta({ description: 'The message it answers.' }),
    order: z.int().positive(),
    state: z.enum(['queued', 'running']),
    text: z.string().meta({ description: 'What is written so far, as far as it is stored.' }),
    steps: z.array(step),
    versions: z.array(id),
  })
  .meta({ id: 'OpenAnswer' })
export type OpenAnswer = z.infer<typeof openAnswer>

export const conversation = z
  .object({
    id,
    title: z.string(),
    title_sources: z.array(z.string()).meta({
      description:
        'Other people’s text that was read before the title was written. Empty: the person’s own words, or ours.',
    }),
    provisional: z.boolean().meta({ description: 'The title is not meant to be read yet.' }),
    pinned: z.boolean(),
    unread: z.boolean(),
    created_at: instant,
    updated_at: instant,
    deleted: z.boolean().meta({ description: 'It can be restored for two weeks.' }),
    revision: z
      .int()
      .positive()
      .meta({ description: 'Counts its changes, so that an older one is not taken for new.' }),
  })
  .meta({ id: 'Conversation' })
export type Conversation = z.infer<typeof conversation>

/** A conversation with what was said on its current branch. */
export const thread = conversation
  .extend({
    messages: z.array(message),
    answers: z.array(openAnswer),
    earlier: z.boolean().meta({ description: 'There is more before the first message given.' }),
    later: z.boolean().meta({ description: 'There is more after the last message given.' }),
  })
  .meta({ id: 'Thread' })
export type Thread = z.infer<typeof thread>

/** A passage around what was searched for; hits are marked. */
export const passage = z.array(z.object({ text: z.string(), hit: z.boolean() }))
export type Passage = z.infer<typeof passage>

export const found = z
  .object({
    conversation,
    message: z
      .object({ id, role: message.shape.role, order: message.shape.order, created_at: instant })
      .nullable()
      .meta({ description: 'Null: the title holds the words.' }),
    passage,
  })
  .meta({ id: 'Found' })
export type Found = z.infer<typeof found>
