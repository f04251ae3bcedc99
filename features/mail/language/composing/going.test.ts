import { expect, test } from 'vitest'
import { asOrderToWrite } from './as-order-to-write.ts'
import { withoutGoing } from './going.ts'
import { readForward } from './passing-on.ts'
import { readCompose } from './read-compose.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-18T10:20'), dateOrder: 'day-first' as const }

test.each([
  ['tell Ana the roof is done. go ahead and send', 'tell Ana the roof is done.', true],
  ['mail Otto: we start Monday. Send it off, no draft', 'mail Otto: we start Monday.', true],
  ['mail Otto: we start Monday, but don’t send it yet', 'mail Otto: we start Monday, but don’t send it yet', undefined],
  ['mail Otto: we start Monday. Only a draft', 'mail Otto: we start Monday.', false],
  ['tell Ana I need the file, please send it', 'tell Ana I need the file, please send it', undefined],
  ['tell Ana to send it', 'tell Ana to send it', undefined],
])('“%s” says whether it goes', (message, text, goes) => {
  expect(withoutGoing(message, wording)).toEqual({ text, ...(goes !== undefined && { goes }) })
})

test.each([
  ['reply to Ana: the roof is done', undefined],
  ['answer Otto that we start Monday', undefined],
  ['reply to Ana: the roof is done. Send it', true],
  ["reply to Ana with 'The roof is done.'", true],
])('“%s” is a draft unless it holds the very words, or is to be sent', (message, sends) => {
  expect(readCompose(message, wording)?.wish.sends).toBe(sends)
})

test.each([
  ['yes to Otto, and ask when he comes', 'say yes to Otto, and ask when he comes'],
  ['Otto needs an answer - we start Monday', 'reply to Otto: we start Monday'],
  ['see if Ana can come', 'ask Ana if they can come'],
  ['turn Otto down for Friday, I am away', 'turn down Otto for Friday, I am away'],
  ['answer Ana sth like well done', 'answer Ana: well done'],
  ['see if the roof is dry', 'see if the roof is dry'],
])('“%s” is an order to write', (message, order) => {
  expect(asOrderToWrite(message)).toBe(order)
})

test('sends where that is said before the words of the mail', () => {
  expect(withoutGoing('answer Otto and send it straight off - yes to Friday', wording)).toEqual({
    text: 'answer Otto - yes to Friday',
    goes: true,
  })
})

test.each([
  ['forward the roof quote to Otto so he has the price', ['Otto'], 'So you have the price.'],
  ['fwd the gas bill to Otto w a note, needs paying today', ['Otto'], 'Needs paying today.'],
  ['pass the roof quote on to Otto, I need his view by Friday', ['Otto'], 'I need your view by Friday.'],
])('“%s” is a draft with a note', (message, to, note) => {
  const { wish } = readForward(message, wording) ?? {}
  expect(wish).toMatchObject({ to, words: [note] })
  expect(wish?.sends).toBeUndefined()
})

test('what somebody has to do here is not asked of them', () => {
  const said = 'check if Otto has any overdue tasks'
  expect(asOrderToWrite(said)).toBe(said)
  expect(asOrderToWrite('check if Otto has time on Friday')).toContain('ask Otto')
})

test.each([
  ['tell Ana the roof is done, and send it on Friday at 7', 'The roof is done.', '2026-11-20T07:00'],
  ['write Otto that we start Monday. Please send it tomorrow at 9 am', 'We start Monday.', '2026-11-19T09:00'],
])('“%s” says when it goes, and not in the mail', (message, text, at) => {
  expect(readCompose(message, wording)?.wish).toMatchObject({ words: [text], sends: true, at })
})

test('what somebody has to send by a day is asked of them', () => {
  expect(readCompose('ask Otto for the plan, and send it by Friday', wording)?.wish.at).toBeUndefined()
})
