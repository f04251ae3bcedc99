import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import type { Shown } from '#foundation/contract/act.ts'
import { type Action, defineAction, defineLookup, type Lookup } from '#foundation/server/action.ts'
import { fact, factText } from '../../contract.ts'
import type { Facts, Learned } from './facts.ts'

/** What the conversation adds to what is asked for in it; no model can say so itself. */
export const learnedFrom = z.object({
  conversationId: id.optional(),
  sources: z.array(z.string().max(300)).max(100).optional(),
})

const remembered = learnedFrom.extend({ text: factText })

export function memoryActions(facts: Facts): Action[] {
  return [remember(facts), change(facts), forget(facts)]
}

function remember(facts: Facts): Action {
  return defineAction({
    name: 'assistant.remember-fact',
    title: 'Remember a fact',
    description:
      'Remember something about the person for all later conversations, in one short sentence. Only what they want remembered.',
    input: remembered,
    effect: 'write',
    show: (_person, input) => ({ title: 'Remember a fact', fields: fieldsOf(input) }),
    editable: ['text'],
    async run(person, input) {
      const thing = await facts.remember(person, learnedOf(input))
      return { thing, changes: [{ label: 'Fact', before: null, after: thing.text }], inverse: { text: thing.text } }
    },
    done: ({ thing }) => `Remembered “${thing.text}”.`,
    async undo(person, { thing }) {
      const forgotten = await facts.forget(person, thing.id, { while: thing.text })
      return { thing: forgotten, changes: [{ label: 'Fact', before: thing.text, after: null }] }
    },
    command: { word: 'remember', field: 'text', hint: 'What I should remember about you' },
  })
}

function change(facts: Facts): Action {
  return defineAction({
    name: 'assistant.change-fact',
    title: 'Change a fact',
    description: 'Put something that is remembered about the person in other words. The id comes from recalling facts.',
    input: remembered.extend({ id }),
    effect: 'write',
    async show(person, input) {
      const { text } = await facts.find(person, input.id)
      return { title: `Change the fact “${text}”`, fields: fieldsOf(input) }
    },
    editable: ['text'],
    async run(person, input) {
      const { fact: thing, before } = await facts.change(person, input.id, learnedOf(input))
      return { thing, changes: [{ label: 'Fact', before: before.text, after: thing.text }], inverse: before }
    },
    done: ({ thing }) => `Changed the fact to “${thing.text}”.`,
    async undo(person, { thing, inverse }) {
      const before = words.parse(inverse)
      const changed = await facts.changeBack(person, thing.id, { before, after: thing.text })
      return { thing: changed, changes: [{ label: 'Fact', before: thing.text, after: before.text }] }
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
      const { text } = await facts.find(person, input.id)
      return { title: `Forget “${text}”`, fields: [{ name: 'id', label: 'Fact', value: text }] }
    },
    async run(person, input) {
      const thing = await facts.forget(person, input.id)
      return { thing, changes: [{ label: 'Fact', before: thing.text, after: null }], inverse: { id: thing.id } }
    },
    done: ({ thing }) => `Forgot “${thing.text}”.`,
    async undo(person, { thing }) {
      const recalled = await facts.recallForgotten(person, thing.id)
      return { thing: recalled, changes: [{ label: 'Fact', before: null, after: recalled.text }] }
    },
  })
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

/** What the person did not say may be the words of anybody. */
function sourcesOf({ origin, sources }: z.output<typeof fact>): string[] {
  if (origin === 'said') return []
  return sources.length > 0 ? sources : ['a remembered fact']
}
