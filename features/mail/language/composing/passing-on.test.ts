import { expect, test } from 'vitest'
import { readForward } from './passing-on.ts'
import { readAnswer, readCompose } from './read-compose.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-18T10:20'), dateOrder: 'day-first' as const }
const passed = (message: string) => readForward(message, wording)?.wish

test('a mail that is named first is passed on where somebody is known', () => {
  expect(passed('the roof quote, pass it on to Otto and ask if he wants it')).toMatchObject({
    to: ['Otto'],
    forward: { words: 'roof quote' },
    words: ['Do you want it?'],
    onlyKnown: true,
  })
  expect(passed('van invoice over to otto, with: pay by friday')).toMatchObject({
    to: ['otto'],
    forward: { words: 'van invoice' },
    words: ['Pay by Friday.'],
  })
  expect(passed('send the van invoice on to Otto, line on top: we pay on Friday')).toMatchObject({
    to: ['Otto'],
    forward: { words: 'van invoice' },
    words: ['We pay on Friday.'],
  })
  expect(passed('forward the van invoice to Otto with the words: we pay on Friday')).toMatchObject({
    to: ['Otto'],
    words: ['We pay on Friday.'],
  })
  expect(passed('we went over to Otto')).toBeUndefined()
  expect(passed('move the dentist over to friday')).toBeUndefined()
})

test('“forwrad” passes on', () => {
  expect(passed('forwrad the van quote to otto')).toMatchObject({ to: ['otto'], forward: { words: 'van quote' } })
})

test('“the first one” is answered by its place', () => {
  expect(readCompose('reply to the first one saying I’ll get back to them monday', wording)?.wish).toMatchObject({
    reply: { places: [1] },
    words: [expect.stringMatching(/^I.ll get back to you Monday\.$/)],
  })
  expect(readCompose('answer the second one that the shed is free', wording)?.wish).toMatchObject({
    reply: { places: [2] },
    words: ['The shed is free.'],
  })
  expect(readAnswer('tell him the shed is free', wording)?.wish.words).toEqual(['The shed is free.'])
})

test('a mail is answered by all that names it', () => {
  expect(
    readCompose('reply to the latest email from Ana about the shed saying it is dry', wording)?.wish,
  ).toMatchObject({
    reply: { from: 'Ana', words: 'shed', newest: 1 },
    words: ['It is dry.'],
  })
  expect(readCompose('reply to the email with a short yes', wording)?.wish.reply).toMatchObject({ it: true })
})

test.each([
  ['new mail to otto@barn.example, the shed is dry, bring gloves', ['The shed is dry, bring gloves.']],
  ['shoot Otto a note I like the shed, and ask when he paints it', ['I like the shed.']],
  ['back to otto about the shed: monday is fine', ['Monday is fine.']],
  ['Otto’s answer: the shed is dry. just draft', ['The shed is dry.']],
  ['draft for otto, we take the shed', ['We take the shed.']],
])('“%s” says all of it', (message, words) => {
  expect(readCompose(message, wording)?.wish).toMatchObject({ words })
})
