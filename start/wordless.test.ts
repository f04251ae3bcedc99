import { expect, test } from 'vitest'
import { z } from 'zod'
import { openStage, wholeProduct } from './testing/stage.ts'

const stage = openStage({ features: wholeProduct })

type Schema = { type?: string; format?: string; enum?: unknown[]; const?: unknown; [more: string]: unknown }

/** Where an input takes text that could hold anybody's words. */
function textsIn(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, format = '', enum: choices, const: only } = schema as Schema
  const isFree = type === 'string' && choices === undefined && only === undefined && !wordless.has(format)
  return [
    ...(isFree ? [path] : []),
    ...Object.entries(schema).flatMap(([name, inner]) => textsIn(inner, `${path}/${name}`)),
  ]
}

const wordless = new Set(['uuid', 'date-time', 'date'])

test('an action that needs no yes after words of others were read has no room for them', () => {
  const { actions } = stage.node.app.actions
  const claimed = actions.filter(({ isWordless }) => isWordless === true)
  const broken = claimed.flatMap(({ name, input, undo, effect }) => [
    ...textsIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })).map((path) => `${name}${path}`),
    ...(undo && effect === 'write' ? [] : [`${name} can’t be undone, or reaches further`]),
  ])
  expect(broken).toEqual([])
  const titled = actions.find(({ name }) => name === 'calendar.create-event')
  expect(textsIn(z.toJSONSchema(titled?.input ?? z.never(), { io: 'input', unrepresentable: 'any' }))).toContain(
    '/properties/title',
  )
})
