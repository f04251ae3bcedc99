import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { place } from '#foundation/contract/passage.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant } from '#foundation/contract/time.ts'

export const foundKinds = ['chat', 'event', 'task', 'file', 'contact', 'mail'] as const

const mark = z.tuple([z.int().min(0), z.int().min(0)])

export const foundPassage = z
  .object({
    text: z.string(),
    marks: z.array(mark).meta({ description: 'Where the words stand that were looked for: from, and up to.' }),
    place: place.optional(),
    path: z.string().meta({ description: 'The address in the app that shows this passage.' }),
    by: z.string().optional().meta({ description: 'Of a mail that answers a question: who wrote it.' }),
  })
  .meta({ id: 'FoundPassage' })

export const foundThing = z
  .object({
    kind: z.enum(foundKinds),
    id,
    title: z.string(),
    marks: z.array(mark).meta({ description: 'In the title.' }),
    path: z.string().meta({ description: 'Its address in the app.' }),
    at: instant.meta({ description: 'When it takes place, is due, was said or was stored.' }),
    passages: z.array(foundPassage),
  })
  .meta({ id: 'FoundThing' })
export type FoundThing = z.infer<typeof foundThing>

export const searchAnswer = z
  .object({
    results: z.array(foundThing).meta({ description: 'The best first.' }),
    complete: z
      .boolean()
      .meta({ description: 'False while things stored before the search existed are still being indexed.' }),
  })
  .meta({ id: 'SearchAnswer' })

/** The card of what was found, as its id: the words, and the things that are shown. It is found anew when it is shown. */
type FoundCard = { text: string; things: readonly string[] }

/** As many as the id of a card has room for. */
export const mostOnCard = 6

export function writeFoundCard({ text, things }: FoundCard): string {
  const room = 400 - things.length * 37
  let words = text.slice(0, room)
  while (encodeURIComponent(words.toWellFormed()).length > room) words = words.slice(0, -1)
  return [...things, encodeURIComponent(words.toWellFormed())].join('/')
}

export function readFoundCard(written: string): FoundCard {
  const parts = written.split('/')
  return { text: decodeURIComponent(parts.at(-1) ?? ''), things: parts.slice(0, -1) }
}

export const searchText = z.string().trim().min(1).max(500)

export const searchPerson = z.string().trim().min(1).max(100).meta({ description: 'Only what names this person.' })

export const searchTag = z.string().trim().min(1).max(100).meta({ description: 'Only what has this tag.' })

export const tagsRoute = defineRoute({
  method: 'GET',
  path: '/v1/search/tags',
  summary: 'The tags by which a search can be narrowed.',
  access: 'person',
  answer: z.object({ tags: z.array(z.string()) }),
})

export const searchRoute = defineRoute({
  method: 'GET',
  path: '/v1/search',
  summary: 'Everything that holds these words, the best first: chats, events, tasks, files, contacts and mail.',
  access: 'person',
  query: z.object({
    text: searchText.meta({ description: 'Words; in quotes those that stand together.' }),
    kinds: z
      .string()
      .regex(new RegExp(`^(?:${foundKinds.join('|')})(?:,(?:${foundKinds.join('|')}))*$`, 'u'))
      .optional()
      .meta({ description: 'Only these: “task,event”.', examples: ['task,event'] }),
    from: instant.optional().meta({ description: 'Only from this moment on.' }),
    until: instant.optional().meta({ description: 'Only before this moment.' }),
    person: searchPerson.optional(),
    tag: searchTag.optional(),
    endings: z
      .string()
      .regex(/^[a-z\d]{1,8}(?:,[a-z\d]{1,8}){0,19}$/)
      .optional()
      .meta({ description: 'Only files whose names end so: “doc,docx”.', examples: ['pdf'] }),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: searchAnswer,
})

export const fileQuestion = z.object({
  text: searchText.meta({ description: 'The question, in the words of the person.' }),
  things: z.array(id).max(20).optional().meta({ description: 'Only these files or mail threads.' }),
  near: z.array(id).max(20).optional().meta({ description: 'What was just spoken of, which is likelier.' }),
})

export const fileAnswer = z
  .object({
    results: z
      .array(foundThing)
      .meta({ description: 'The best first, each with the passage and its sentence marked.' }),
    sure: z
      .boolean()
      .meta({ description: 'False where a word of the question, or what it asks for, stands nowhere near.' }),
    share: z.number().meta({ description: 'How much of the question the best passage holds, from 0 to 1.' }),
    unknown: z.array(z.string()).meta({ description: 'Words of the question that stand in no file and no mail.' }),
    absent: z
      .array(z.string())
      .default([])
      .meta({ description: 'Words of the question that stand nowhere in what the best passage is from.' }),
    held: z
      .int()
      .default(0)
      .meta({ description: 'How many words of the question stand in what the best passage is from.' }),
    mail: z.boolean().default(false).meta({ description: 'Whether there is mail that was searched, too.' }),
    complete: z.boolean(),
  })
  .meta({ id: 'FileAnswer' })
export type FileAnswer = z.infer<typeof fileAnswer>

export const answerRoute = defineRoute({
  method: 'GET',
  path: '/v1/search/answers',
  summary: 'The passages of files, mails and attachments that answer a question, the best first.',
  access: 'person',
  query: z.object({
    text: searchText,
    things: z
      .string()
      .regex(/^[\da-f-]{36}(?:,[\da-f-]{36}){0,19}$/)
      .optional()
      .meta({ description: 'Only these files or mail threads, by their ids.' }),
  }),
  answer: fileAnswer,
})
