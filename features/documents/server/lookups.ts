import { z } from 'zod'
import { findingKinds } from '#foundation/contract/finding.ts'
import { id } from '#foundation/contract/id.ts'
import { passage } from '#foundation/contract/passage.ts'
import { placeInWords } from '#foundation/contract/place-in-words.ts'
import type { Place } from '#foundation/contract/passage.ts'
import { defineLookup, type Lookup, type Quote } from '#foundation/server/action.ts'
import {
  fileChoice,
  mostOnCard,
  fileReading,
  fileSummary,
  keptFile,
  places,
  summaryLength,
  writeFindingsCard,
  writeSummaryCard,
} from '../contract.ts'
import { folderSource, sourceOf } from './file-words.ts'
import type { Files } from './files.ts'
import type { Filing } from './filing.ts'
import { summariseFile } from './summarising.ts'

export function documentLookups(files: Files, filing: Filing): Lookup[] {
  return [...listLookups(files), placesLookup(filing), ...textLookups(files)]
}

function placesLookup(filing: Filing): Lookup {
  return defineLookup({
    name: 'documents.list-places',
    label: 'Looked at your folders',
    description: 'The folders and tags of the files, with how many files each has, and how much room all files take.',
    input: z.object({}),
    answer: places,
    run: (person) => filing.places(person),
    sources: ({ folders, tags }) => [
      ...folders.map(({ name }) => folderSource(name)),
      ...tags.map(({ name }) => `the tag “${name}”`),
    ],
  })
}

function listLookups(files: Files): Lookup[] {
  return [
    defineLookup({
      name: 'documents.list-files',
      label: 'Looked at your files',
      description: `The files that the person keeps here, the newest first: names, types, sizes, folders and tags. Not what
        is in them. They can be narrowed down by folder, tag, kind, when they were added, and words of the name.`,
      input: fileChoice.extend({ limit: z.int().min(1).max(100).default(20) }),
      answer: z.array(keptFile),
      run: async (person, span) => (await files.list(person, span)).map((file) => keptFile.parse(file)),
      sources: (found) => found.map(sourceOf),
    }),
    defineLookup({
      name: 'documents.count-files',
      label: 'Counted your files',
      description: 'How many files the person keeps here, chosen as for listing them, and how many are not read yet.',
      input: fileChoice.omit({ order: true }),
      answer: z.object({ all: z.int(), unread: z.int() }),
      run: (person, choice) => files.count(person, choice),
      sources: { none: 'Numbers.' },
    }),
    defineLookup({
      name: 'documents.find-called',
      label: 'Looked for files by name',
      description: `Of all files those whose names hold all words of one of these names, however old they are, the newest first;
        and those with these ids.`,
      input: z.object({
        names: z.array(z.string().min(1).max(200)).max(20).default([]),
        ids: z.array(id).max(50).default([]),
        limit: z.int().min(1).max(100).default(20),
      }),
      answer: z.array(keptFile),
      run: (person, called) => files.called(person, called),
      sources: (found) => found.map(sourceOf),
    }),
    defineLookup({
      name: 'documents.show-files',
      label: 'Showed files',
      description:
        'Show files to the person as a card below the answer, to be opened. The ids come from listing the files.',
      input: z.object({ ids: z.array(id).min(1).max(mostOnCard) }),
      answer: z.object({ shown: z.int() }),
      run: async (_person, { ids }) => ({ shown: ids.length }),
      sources: { none: 'A number.' },
      card: ({ ids }) => ({ kind: 'file-list', id: ids.join('/') }),
    }),
  ]
}

/** What files say. */
function textLookups(files: Files): Lookup[] {
  return [
    defineLookup({
      name: 'documents.read-file',
      label: 'Read a file',
      description: `What a file says, passage by passage, each with where it stands (page, heading, sheet and cells, slide), or
        why it cannot be read. The id comes from listing the files. Ask again with the last number for more.`,
      input: z.object({
        id,
        after: z.int().min(-1).default(-1).describe('Only passages after this number.'),
        limit: z.int().min(1).max(60).default(30),
      }),
      answer: z.object({ file: keptFile, reading: fileReading.nullable(), passages: z.array(passage) }),
      run: (person, span) => files.passages(person, span),
      sources: ({ file }) => [sourceOf(file)],
      quotes: ({ file, passages }) => quotesOf(file.name, passages),
    }),
    defineLookup({
      name: 'documents.summarise-file',
      label: 'Summed up a file',
      description: `The sentences of a file that say most, unchanged and in their order, each with where it stands. For a
        summary in other words, use these sentences alone. The id comes from listing the files.`,
      input: summaryLength.extend({
        id,
        about: z.string().max(200).optional().describe('What the summary should be about.'),
        show: z.boolean().default(false).describe('Show it to the person as a card below the answer.'),
      }),
      answer: fileSummary,
      run: (person, wanted) => summariseFile(files, person, wanted),
      sources: ({ file }) => [sourceOf(file)],
      quotes: ({ file, points }) => quotesOf(file.name, points),
      card: ({ show, id: which, words, sentences }) =>
        show ? { kind: 'file-summary', id: writeSummaryCard({ id: which, words, sentences }) } : undefined,
    }),
    findingIn(files),
  ]
}

function quotesOf(name: string, passages: readonly { text: string; place: Place }[]): Quote[] {
  return passages.map(({ text, place }) => {
    const where = placeInWords(place)
    return { text, from: where === '' ? name : `${name}, ${where}` }
  })
}

function findingIn(files: Files): Lookup {
  return defineLookup({
    name: 'documents.find-in-file',
    label: 'Looked through a file',
    description: `Duties (with who and by when), decisions, open questions, dates, amounts and names of a file, in its own
        words, each with where it stands; found by rules, so there may be more. The id comes from listing the files.`,
    input: z.object({
      id,
      kinds: z
        .array(z.enum(findingKinds))
        .min(1)
        .default([...findingKinds]),
      show: z.boolean().default(false).describe('Show it to the person as a card below the answer.'),
    }),
    answer: fileSummary.omit({ points: true, of: true }),
    async run(person, { id: which, kinds }) {
      const { file, reading, findings, whole } = await summariseFile(files, person, { id: which, sentences: 1 })
      return { file, reading, findings: findings.filter(({ kind }) => kinds.includes(kind)), whole }
    },
    sources: ({ file }) => [sourceOf(file)],
    card: ({ show, id: which, kinds }) =>
      show ? { kind: 'file-findings', id: writeFindingsCard(which, kinds) } : undefined,
  })
}
