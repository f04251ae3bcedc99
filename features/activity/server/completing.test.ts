import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Shown } from '#foundation/contract/act.ts'
import { defineAction } from '#foundation/server/action.ts'
import { completeShown } from './completing.ts'

const step = z.discriminatedUnion('do', [
  z.object({ do: z.literal('write'), to: z.email(), text: z.string().default('') }),
  z.object({ do: z.literal('wait'), until: z.iso.date() }),
])
const input = z.object({ title: z.string(), loud: z.boolean().default(false), steps: z.array(step).default([]) })

const action = (unseen: Record<string, string> = {}) =>
  defineAction({
    name: 'letters.send',
    title: 'Send letters',
    description: 'Sends letters.',
    input,
    unseen,
    effect: 'outward',
    show: () => ({ title: 'Send', fields: [] }),
    run: async () => ({ thing: {} }),
    done: () => 'Sent.',
  })

const steps = [
  { do: 'write', to: 'sara@example.com', text: 'Bring the keys' },
  { do: 'wait', until: '2026-11-26' },
]

function added(given: object, shown: Partial<Shown> = {}, unseen?: Record<string, string>) {
  const whole = { title: 'Send', fields: [], ...shown }
  return completeShown(action(unseen), input.parse(given), whole).fields.slice(whole.fields.length)
}

const names = (fields: Shown['fields']) => fields.map(({ name }) => name)
const all = ['title', 'loud', 'steps.0.do', 'steps.0.to', 'steps.0.text', 'steps.1.do', 'steps.1.until']

describe('a card that omits something', () => {
  test('gets every field that is set, with its value', () => {
    const fields = added({ title: 'Party', loud: true, steps })
    expect(names(fields)).toEqual(all)
    expect(fields[4]).toEqual({ name: 'steps.0.text', label: 'Steps 1, text', value: 'Bring the keys' })
    expect(fields[1]).toEqual({ name: 'loud', label: 'Loud', value: 'Yes' })
  })

  test('gets no field that has its default', () => {
    expect(names(added({ title: 'Party' }))).toEqual(['title'])
    expect(names(added({ title: '', loud: false, steps: [{ do: 'write', to: 'a@b.example', text: '' }] }))).toEqual([
      'title',
      'steps.0.do',
      'steps.0.to',
    ])
  })

  test('gets no field that is declared unseen', () => {
    const unseen = { title: 'A name for it.', 'steps.*.text': 'The receiver alone reads it.' }
    expect(names(added({ title: 'Party', steps }, {}, unseen))).toEqual(
      all.filter((name) => name !== 'title' && name !== 'loud' && name !== 'steps.0.text'),
    )
  })
})

test('a field for a list shows only the text that can be read in it', () => {
  const fields = [{ name: 'steps', label: 'Letters', value: 'To sara@example.com' }]
  expect(names(added({ title: 'Party', steps }, { fields }))).toEqual(['title', 'steps.0.text'])
})

test('a card whose title is a field of the input shows that field', () => {
  expect(names(added({ title: 'Party' }, { title: 'Party' }))).toEqual([])
  expect(names(added({ title: 'Party' }, { title: 'Plan: Party' }))).toEqual(['title'])
})
