import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { instant } from '#foundation/contract/time.ts'
import { placeInWords } from '#foundation/contract/place-in-words.ts'
import { defineLookup, type Lookup, type Quote } from '#foundation/server/action.ts'
import {
  fileAnswer,
  fileQuestion,
  foundKinds,
  type FoundThing,
  foundThing,
  mostOnCard,
  searchPerson,
  searchTag,
  searchText,
  writeFoundCard,
} from '../contract.ts'
import type { Answering } from './answering.ts'
import type { Search } from './search.ts'

export const find = 'search.find'
export const show = 'search.show-found'
export const consultFiles = 'search.consult-files'
export const showAnswer = 'search.show-answer'

export function searchLookups({ search }: Search, answer: Answering): Lookup[] {
  return [...findLookups(search), ...answerLookups(answer)]
}

function answerLookups(answer: Answering): Lookup[] {
  return [
    defineLookup({
      name: consultFiles,
      label: 'Looked into your files and mail',
      description: `The passages of the files, mails and attachments that answer a question, each with its place and its best sentence marked. If
        \`sure\` is false, they may be about something else; an answer rests on these passages alone.`,
      input: fileQuestion,
      answer: fileAnswer.extend({ sources: z.array(z.string()) }),
      run: (person, question) => answer(person, question),
      sources: ({ sources }) => sources,
      quotes: ({ results }) => results.flatMap(quotesOf),
    }),
    defineLookup({
      name: showAnswer,
      label: 'Showed what your files and mail say',
      description: `Show the passages of files and mails that answer a question to the person as a card below the answer, each a link to its
        place. The question and the ids are those of the lookup.`,
      input: z.object({ text: searchText, things: z.array(id).min(1).max(mostOnCard) }),
      answer: z.object({ shown: z.int() }),
      run: async (_person, { things }) => ({ shown: things.length }),
      sources: { none: 'A number.' },
      card: (wanted) => ({ kind: 'file-answer', id: writeFoundCard(wanted) }),
    }),
  ]
}

function quotesOf({ title, passages }: FoundThing): Quote[] {
  return passages.map(({ text, place, path }) => {
    const where = place ? placeInWords(place) : ''
    return { text, from: where === '' ? title : `${title}, ${where}`, path }
  })
}

function findLookups(search: Search['search']): Lookup[] {
  return [
    defineLookup({
      name: find,
      label: 'Searched everything',
      description:
        'Chats, events, tasks, files, contacts and mails that hold these words, the best first, with the passages. ' +
        'Words in quotes stand together.',
      input: z.object({
        text: searchText,
        kinds: z.array(z.enum(foundKinds)).min(1).optional(),
        from: instant.optional(),
        until: instant.optional(),
        person: searchPerson.optional(),
        tag: searchTag.optional(),
        endings: z
          .array(z.string().regex(/^[a-z\d]{1,8}$/))
          .max(20)
          .optional()
          .meta({
            description: 'Only files whose names end so: “pdf”.',
          }),
        limit: z.int().min(1).max(50).default(10),
      }),
      answer: z.object({
        results: z.array(foundThing),
        complete: z.boolean(),
        sources: z.array(z.string()),
      }),
      run: (person, wanted) => search(person, wanted),
      sources: ({ sources }) => sources,
      quotes: ({ results }) => results.filter(({ kind }) => kind === 'file').flatMap(quotesOf),
    }),
    defineLookup({
      name: show,
      label: 'Showed what was found',
      description: `Show things that a search found to the person as a card below the answer, with their passages, each a link
        to its place. The text and the ids are those of the search.`,
      input: z.object({ text: searchText, things: z.array(id).min(1).max(mostOnCard) }),
      answer: z.object({ shown: z.int() }),
      run: async (_person, { things }) => ({ shown: things.length }),
      sources: { none: 'A number.' },
      card: (wanted) => ({ kind: 'found', id: writeFoundCard(wanted) }),
    }),
  ]
}
