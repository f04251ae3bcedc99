import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import type { Shown } from '#foundation/contract/act.ts'
import {
  type Action,
  type Asking,
  defineAction,
  defineLookup,
  type Lookup,
  type Reversal,
} from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { type Fact, fact, factText } from '../../contract.ts'
import type { Facts, Learned } from './facts.ts'

/** Added by the conversation; a model cannot set it. */
export const learnedFrom = z.object({
  conversationId: id.optional(),
  sources: z.array(z.string().max(300)).max(100).optional(),
})

const remembered = learnedFrom.extend({ text: factText })
const unseen = { conversationId: 'The conversation in which this is asked for.' }

export function memoryActions(facts: Facts): Action[] {
  return [remember(facts), change(facts), forget(facts)]
}

/** A fact is read by every later conversation, so a person sees it first if a model wrote it. */
function unlessInOwnWords(_input: unknown, { inOwnWords = false }: Asking): boolean {
  return !inOwnWords
}

function remember(facts: Facts): Action {
  return defineAction({
    name: 'assistant.remember-fact',
    title: 'Remember a fact',
    description:
      'Remember something about the person for all later conversations, in one short sentence. Only what they want remembered.',
    input: remembered,
    unseen,
    effect: 'write',
    asks: unlessInOwnWords,
    show: (_person, input) => ({
      title: 'Remember a fact',
      fields: fieldsOf(input),
      sources: [...(input.sources ?? [])],
    }),
    editable: ['text'],
    async run(person, input) {
      const thing = await facts.remember(person, learnedOf(input))
      const changes = [{ label: 'Fact', before: null, after: thing.text }]
      return { thing, changes, inverse: { forgotten: false }, sources: sourcesOf(thing), things: [refOf(thing)] }
    },
    done: ({ thing }) => `Remembered “${thing.text}”.`,
    undo: (person, { thing, inverse }) => reverse(facts, person, { thing, forgotten: isForgotten(inverse, false) }),
    command: { word: 'remember', field: 'text', hint: 'something about you' },
  })
}

function refOf({ id: of, text: title }: Fact) {
  return { kind: 'fact', id: of, title }
}

function change(facts: Facts): Action {
  return defineAction({
    name: 'assistant.change-fact',
    title: 'Change a fact',
    description: 'Put something that is remembered about the person in other words. The id comes from recalling facts.',
    input: remembered.extend({ id }),
    unseen,
    effect: 'write',
    asks: unlessInOwnWords,
    async show(person, input) {
      const known = await facts.find(person, input.id)
      return {
        title: `Change the fact “${known.text}”`,
        fields: [{ name: 'id', label: 'Fact until now', value: known.text }, ...fieldsOf(input)],
        sources: [...sourcesOf(known), ...(input.sources ?? [])],
      }
    },
    editable: ['text'],
    async run(person, input) {
      const { fact: thing, before } = await facts.change(person, input.id, learnedOf(input))
      const changes = [{ label: 'Fact', before: before.text, after: thing.text }]
      return { thing, changes, inverse: before, sources: sourcesOf(thing), things: [refOf(thing)] }
    },
    done: ({ thing }) => `Changed the fact to “${thing.text}”.`,
    async undo(person, { thing, inverse }) {
      const before = words.parse(inverse)
      const changed = await facts.changeBack(person, thing.id, { before, after: thing.text })
      const changes = [{ label: 'Fact', before: thing.text, after: before.text }]
      return { thing: changed, changes, inverse: words.parse(thing) }
    },
  })
}

function forget(facts: Facts): Action {
  return defineAction({
    name: 'assistant.forget-fact',
    title: 'Forget a fact',
    description: 'Forget something that is remembered about the person. The id comes from recalling facts.',
    input: z.object({ id }),
    effect: 'write',
    async show(person, input) {
      const known = await facts.find(person, input.id)
      const fields = [{ name: 'id', label: 'Fact', value: known.text }]
      return { title: `Forget “${known.text}”`, fields, sources: sourcesOf(known) }
    },
    async run(person, input) {
      const thing = await facts.forget(person, input.id)
      const changes = [{ label: 'Fact', before: thing.text, after: null }]
      return { thing, changes, inverse: { forgotten: true }, sources: sourcesOf(thing) }
    },
    done: ({ thing }) => `Forgot “${thing.text}”.`,
    undo: (person, { thing, inverse }) => reverse(facts, person, { thing, forgotten: isForgotten(inverse, true) }),
  })
}

/** Forgets what is remembered, as long as it still says the same, and recalls what is forgotten. */
async function reverse(
  facts: Facts,
  person: Person,
  { thing: { id: which, text }, forgotten }: { thing: Fact; forgotten: boolean },
): Promise<Reversal<Fact>> {
  const thing = forgotten
    ? await facts.recallForgotten(person, which)
    : await facts.forget(person, which, { while: text })
  const difference = forgotten ? { before: null, after: thing.text } : { before: thing.text, after: null }
  return { thing, changes: [{ label: 'Fact', ...difference }], inverse: { forgotten: !forgotten } }
}

/** Receipts of earlier versions do not say it. */
function isForgotten(inverse: unknown, otherwise: boolean): boolean {
  return z.object({ forgotten: z.boolean().default(otherwise) }).parse(inverse).forgotten
}

const words = fact.pick({ text: true, origin: true, sources: true })

function learnedOf({ text, sources = [], conversationId }: z.output<typeof remembered>): Learned {
  return { text, sources, conversationId }
}

function fieldsOf({ text, sources = [] }: z.output<typeof remembered>): Shown['fields'] {
  const said = [{ name: 'text', label: 'Fact', value: text }]
  return sources.length === 0 ? said : [...said, { name: 'sources', label: 'Taken from', value: sources.join(', ') }]
}

export function memoryLookups(facts: Facts): Lookup[] {
  return [
    defineLookup({
      name: 'assistant.recall-facts',
      label: 'Recalled what I know about you',
      description: 'What is remembered about the person: what holds some of these words, or everything.',
      input: z.object({ words: z.string().trim().max(200).optional() }),
      answer: z.array(fact),
      run: (person, { words: wanted }) => facts.recall(person, wanted),
      sources: (found) => [...new Set(found.flatMap(sourcesOf))],
    }),
  ]
}

/** What the person did not say is untrusted. */
function sourcesOf({ origin, sources }: z.output<typeof fact>): string[] {
  if (origin === 'said') return []
  return sources.length > 0 ? sources : ['a remembered fact']
}
