import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import { understood } from './understand.ts'

test('a message is explained with the languages of all features', () => {
  const lines = understood('rename this chat to Budget', { now: '2026-11-20T14:32', zone: 'Europe/Vienna' })
  expect(lines).toContain('verdict   clear')
  expect(lines).toContain('rename-chat (act)')
  expect(lines).toContain('text = “Budget”')
})

test('the learned scores are shown, also those of wishes that no template reads', () => {
  const lines = understood('translate good morning into Spanish', { now: '2026-11-20T14:32', zone: 'Europe/Vienna' })
  expect(lines).toMatch(/^learned {3}0\.\d{3} assistant\/want-translation$/m)
})

test('wishes of several features are explained one by one', () => {
  const at = { now: '2026-11-20T14:32', zone: 'Europe/Vienna' }
  const lines = understood('tick off the invoice and remind me at 5 to call Bob', at)
  expect(lines).toMatch(/^wish {6}tick off the invoice$/m)
  expect(lines).toMatch(/^wish {6}remind me at 5 to call Bob$/m)
})

test('each language of a feature has a name of its own', () => {
  const names = languages.map(({ language }) => language.name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(['chats', 'activity', 'people', 'talk']))
})
