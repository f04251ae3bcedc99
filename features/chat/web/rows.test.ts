import { expect, test } from 'vitest'
import type { Message, OpenAnswer } from '../contract.ts'
import { type Pending, rowsOf, steadyRows } from './rows.ts'

const message = (order: number, more: Partial<Message> = {}): Message => ({
  id: `m${order}`,
  role: order % 2 === 1 ? 'user' : 'assistant',
  content: `text ${order}`,
  created_at: '2026-11-20T10:00:00.000Z',
  order,
  state: 'whole',
  parent_id: null,
  versions: [`m${order}`],
  outcome: null,
  steps: [],
  ...more,
})
const answer = (order: number, more: Partial<OpenAnswer> = {}): OpenAnswer => ({
  id: `m${order}`,
  parent_id: `m${order - 1}`,
  order,
  state: 'queued',
  text: '',
  steps: [],
  versions: [],
  ...more,
})
const pending = (id: string, more: Partial<Pending> = {}): Pending => ({ id, content: id, state: 'waiting', ...more })

const keys = (...given: Parameters<typeof rowsOf>) => rowsOf(...given).map(({ kind, key }) => `${kind} ${key}`)

test('answers that wait stand behind their questions, and what is not sent stands last', () => {
  const messages = [message(1), message(3), message(5)]
  const answers = [answer(2, { state: 'running' }), answer(4), answer(6)]
  expect(keys({ messages, answers }, [pending('p')])).toEqual([
    'message m1',
    'answer m2',
    'message m3',
    'answer m4',
    'message m5',
    'answer m6',
    'pending p',
  ])
})

test('a message keeps its row when the server shows it, and is not shown twice', () => {
  const sent = pending('p', { state: 'sent' })
  const shown = message(1, { client_message_id: 'p' })
  expect(keys({ messages: [], answers: [] }, [sent])).toEqual(['pending p'])
  expect(keys({ messages: [shown], answers: [] }, [sent])).toEqual(['message p'])
})

test('a message that is being replaced ends what is shown, also when its new version is heard of first', () => {
  const edit = pending('new', { replaces: 'm3', state: 'sent' })
  const before = [message(1), message(2), message(3), message(4)]
  expect(keys({ messages: before, answers: [] }, [edit])).toEqual(['message m1', 'message m2', 'pending new'])
  const heard = [...before, message(5, { client_message_id: 'new' })]
  expect(keys({ messages: heard, answers: [] }, [edit])).toEqual(['message m1', 'message m2', 'pending new'])
  const afresh = [message(1), message(2), message(5, { client_message_id: 'new' })]
  expect(keys({ messages: afresh, answers: [] }, [edit])).toEqual(['message m1', 'message m2', 'message new'])
})

test('text that grows changes no row', () => {
  const messages = [message(1)]
  const versions = ['m2']
  const before = rowsOf({ messages, answers: [answer(2, { state: 'running', versions })] }, [])
  const longer = rowsOf({ messages, answers: [answer(2, { state: 'running', versions, text: 'Hello' })] }, [])
  expect(steadyRows(before, longer)).toBe(before)
  const ended = rowsOf({ messages: [...messages, message(2)], answers: [] }, [])
  expect(steadyRows(before, ended)).not.toBe(before)
  expect(steadyRows(before, ended)[0]).toBe(before[0])
})
