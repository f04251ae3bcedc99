import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createMailDesk } from './testing/mail-desk.ts'
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
  const claimed = actions.filter(({ isWordless }) => isWordless !== undefined)
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

test('after mail was read, taking back what was done without a yes needs none either, and anything else does', async () => {
  const me = { id: stage.ana.id, sessionId: stage.ana.id }
  const perform = (conversationId: string, name: string, input: object, sources: string[] = ['the mail “Offer”']) =>
    stage.node.app.actions.perform(me, name, input, { origin: 'chat', conversationId, isBuiltIn: true, sources })
  const [first, second] = [randomUUID(), randomUUID()]
  const threads = await createMailDesk(stage).threads()
  expect(await perform(first, 'mail.archive', threads)).toMatchObject({ state: 'done' })
  expect(await perform(first, 'activity.undo', {})).toMatchObject({ state: 'done' })
  expect(await perform(first, 'activity.redo', {})).toMatchObject({ state: 'done' })
  const { id } = await stage.ana.begin('First')
  await perform(second, 'chat.rename-conversation', { id, title: 'Second' }, [])
  expect(await perform(second, 'activity.undo', {})).toMatchObject({ state: 'waits' })
})
