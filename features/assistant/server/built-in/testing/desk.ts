import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import { type Dialogue, emptyDialogue } from '#foundation/language/dialogue.ts'
import { type TimeFormat, usualTimeFormat } from '#foundation/time/format/time-format.ts'
import type { ToolResult } from '#foundation/server/tool-result.ts'
import { modelName, toolName } from '../../loop/tool-name.ts'
import { createBuiltIns } from '../built-in.ts'
import type { Context } from '../context.ts'
import { everyLanguage } from './languages.cases.ts'
import type { Said } from '#foundation/server/language.ts'

/** The built-in assistant with every language. */
const builtIns = createBuiltIns(() => everyLanguage)
export const createBuiltIn = (given: Context) => builtIns.open(given)

/** What the tools come back with; a tool that is not named is not offered. */
export type Results = Readonly<Record<string, (input: never) => ToolResult | Promise<ToolResult>>>

export const context: Context = {
  now: new Date('2026-11-20T13:32:00Z'),
  zone: 'Europe/Vienna',
  format: usualTimeFormat,
  name: 'Ana Maria Berg',
  conversationId: '0197f0a0-0000-7000-8000-000000000001',
  before: [],
  dialogue: emptyDialogue,
  commands: [{ word: 'note', tool: 'notes.add-note', field: 'text', hint: 'Write a note' }],
}

/** `replaced`: the card whose place its action takes. */
export type Answer = { text: string; calls: { tool: string; input: unknown }[]; replaced?: string }

/** A conversation with the model as a loop would lead it: it asks for tools until it has its last word. */
export function createDesk(results: Results, format: TimeFormat = usualTimeFormat) {
  const history: LanguageModelV4Prompt = [{ role: 'system', content: 'You are an assistant.' }]
  const before: Said[] = []
  let dialogue: Dialogue = emptyDialogue
  const tools = toolsOf(results)

  async function ask(text: string, attached: Context['attached'] = [], messageId?: string): Promise<Answer> {
    history.push({ role: 'user', content: [{ type: 'text', text }] })
    const answer: Answer = { text: '', calls: [] }
    let left = dialogue
    const model = createBuiltIn({
      ...context,
      format,
      before: [...before],
      dialogue,
      attached,
      ...(messageId !== undefined && { messageId }),
      keep: (kept) => void (left = kept),
      supersede: (card) => void (answer.replaced = card),
    })
    const run: LanguageModelV4Prompt = []
    for (let step = 0; step < 12; step += 1) {
      const { content } = await model.doGenerate({ prompt: [...history, ...run], tools })
      const calls = content.filter((part) => part.type === 'tool-call')
      for (const part of content) if (part.type === 'text') answer.text += part.text
      if (calls.length === 0) break
      for (const { toolCallId, toolName: name, input } of calls) {
        const [tool, given] = [toolName(name), JSON.parse(input)]
        answer.calls.push({ tool, input: given })
        const value = JSON.stringify(await results[tool]?.(given as never))
        const result = {
          type: 'tool-result' as const,
          toolCallId,
          toolName: name,
          output: { type: 'text' as const, value },
        }
        run.push({ role: 'tool', content: [result] })
      }
    }
    history.push({ role: 'assistant', content: [{ type: 'text', text: answer.text }] })
    dialogue = left
    before.push({ role: 'user', text }, { role: 'assistant', text: answer.text, dialogue })
    return answer
  }
  /** `heard`: something that was said before. */
  return Object.assign(ask, { heard: (said: Said) => void before.push(said) })
}

function toolsOf(results: Results) {
  return Object.keys(results).map((name) => ({ type: 'function' as const, name: modelName(name), inputSchema: {} }))
}

function done(sentence: string): ToolResult {
  return { kind: 'done', sentence, activityId: '0197f0a0-0000-7000-8000-000000000002', sources: [] }
}

function answered(answer: unknown): ToolResult {
  return { kind: 'answer', answer, sources: [] }
}

export const deed = {
  id: '0197f0a0-0000-7000-8000-000000000003',
  state: 'done',
  origin: 'chat',
  title: 'Rename the chat “Lunch”',
  sentence: 'Renamed the chat to “Budget”.',
  created_at: '2026-11-20T10:00:00Z',
  undoable: true,
  conversation_id: null as string | null,
  answer_id: null as string | null,
  asked_by: null as string | null,
}

const budget = { id: '0197f0a0-0000-7000-8000-000000000004', name: 'Budget 2027.pdf' }

/** A house in which everything works. */
export const house: Results = {
  'people.read-profile': () =>
    answered({
      name: 'Ana',
      workingHours: [1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' })),
    }),
  'people.change-profile': () => done('Changed your profile.'),
  'activity.list': ({ state }: { state?: string }) =>
    answered(state === 'waiting' ? [{ ...deed, state, title: 'Delete the chat “Lunch”', sentence: null }] : [deed]),
  'activity.undo': () => done('Taken back: Rename the chat “Lunch”.'),
  'activity.redo': () => done('Done again: Rename the chat “Lunch”.'),
  'assistant.recall-facts': () =>
    answered([
      { id: 'wife', text: 'My wife is called Anna' },
      { id: 'food', text: 'I am vegetarian' },
      { id: 'passport', text: 'My passport expires in *March*' },
      { id: 'tea', text: 'I like green tea' },
      { id: 'coffee', text: 'I like coffee' },
    ]),
  'assistant.remember-fact': () => done('I will remember this.'),
  'assistant.forget-fact': () => done('Forgotten.'),
  'chat.search-conversations': () =>
    answered([
      {
        conversation: { id: 'other', title: 'Lunch <b>' },
        message: null,
        passage: [
          { text: 'about the ', hit: false },
          { text: 'budget', hit: true },
        ],
      },
      { conversation: { id: context.conversationId, title: 'This one' }, message: null, passage: [] },
    ]),
  'chat.rename-conversation': () => done('Renamed the chat.'),
  'chat.pin-conversation': () => done('Pinned the chat.'),
  'chat.delete-conversation': () => ({ kind: 'waits', title: 'Delete', activityId: 'x' }),
  'documents.list-files': () => answered([{ ...budget, bytes: 12_000 }]),
  'documents.summarise-file': ({ id }: { id: string }) =>
    answered({
      file: id === budget.id ? budget : { id, name: 'Offer_1.docx' },
      reading: {
        state: id === 'new' ? 'reading' : 'read',
        kind: 'pdf',
        unit: 'pages',
        done: 1,
        most: 9,
        title: null,
        sentence: null,
        passages: 4,
      },
      points: [
        { text: 'Rent *rises* by 4%.', passage: 2, place: { page: 3 } },
        { text: 'Travel stays as it is.', passage: 3, place: {} },
      ],
      of: 40,
      whole: true,
    }),
  'documents.find-in-file': () =>
    answered({
      file: budget,
      reading: { state: 'read', kind: 'pdf', unit: null, done: 1, most: 1, title: null, sentence: null, passages: 4 },
      findings: [
        {
          kind: 'duty',
          rule: 'modal verb',
          text: 'Anna will pay the rent by 5 March 2027.',
          words: 'pay the rent',
          who: 'Anna',
          day: '2027-03-05',
          passage: 2,
          place: { page: 3 },
        },
      ],
      whole: true,
    }),
  'notes.add-note': () => done('Noted.'),
}
