import { expect, test } from 'vitest'
import { germanGreeting, speaksGerman, toldInGerman } from './german.ts'
import { write } from './write.ts'

test('tells German from English', () => {
  expect(speaksGerman('der Schlüssel liegt unter dem Stein und die Lampe ist an')).toBe(true)
  expect(speaksGerman('the key is under the stone and the lamp is on')).toBe(false)
  expect(speaksGerman('die Lampe')).toBe(false)
})

test.each([
  ['antworte them bitte: ja, wir kommen um acht', 'Ja, wir kommen um acht.'],
  ['Sagen wir also um neun', 'Sagen wir also um neun.'],
  ['bitte gib Otto den Schlüssel', 'Bitte gib Otto den Schlüssel.'],
  ['schreib him, dass der Zug um acht kommt', 'Ich wollte Bescheid geben, dass der Zug um acht kommt.'],
])('“%s” says “%s”', (order, said) => {
  expect(toldInGerman(order)).toBe(said)
})

test('a mail in German begins and ends in German', () => {
  const facts = { names: ['Ivo'], own: 'Ana', words: ['Wir kommen um acht und bleiben bis Montag.'] }
  expect(write({ purpose: 'message', tone: 'friendly', facts, seed: 1 })).toMatchObject({
    text: 'Hallo Ivo,\n\nWir kommen um acht und bleiben bis Montag.\n\nViele Grüße\nAna',
  })
  const manner = { greeting: '', closing: 'Bis bald\nAna' }
  expect(write({ purpose: 'message', tone: 'friendly', facts, manner, seed: 1 })).toMatchObject({
    text: 'Hallo Ivo,\n\nWir kommen um acht und bleiben bis Montag.\n\nBis bald\nAna',
  })
  expect(germanGreeting(['Frau Lund'], true)).toBe('Guten Tag Frau Lund,')
})
