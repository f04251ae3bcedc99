import { expect, test } from 'vitest'
import { ownWords } from './own-words.ts'

const heads = [
  'On Mon, Mar 2, 2026 at 9:30 AM Ana Marin <ana@example.com> wrote:',
  'On Mon, Mar 2, 2026 at 9:30 AM Ana Marin <\nana-with-a-very-long-address@example.com> wrote:',
  'Am Mo., 2. März 2026 um 09:30 Uhr schrieb Ana Marin <ana@example.com>:',
  'Le lun. 2 mars 2026 à 09:30, Ana Marin <ana@example.com> a écrit :',
  'El lun, 2 mar 2026 a las 9:30, Ana Marin (<ana@example.com>) escribió:',
  'W dniu 2.03.2026 o 09:30, Ana Marin pisze:',
  '在 2026年3月2日 09:30，Ana Marin <ana@example.com> 写道：',
  '2026-03-02 9:30 GMT+01:00 Ana Marin <ana@example.com>:',
  '-----Ursprüngliche Nachricht-----',
  '---------- Původní e-mail ----------',
  'Von: Ana Marin <ana@example.com>\nGesendet: Montag, 2. März 2026 09:30\nAn: Bo\nBetreff: Die Brücke',
  'Date: Mon, 2 Mar 2026 09:30:00 +0100\nTo: ana@example.com',
  '________________________________\n*From:* Ana Marin\n*Sent:* Monday\n*Subject:* The bridge',
]

test.each(heads)('takes what stands below “%s” for a quotation', (head) => {
  expect(ownWords(`Yes, gladly.\n\n${head}\n\nShall we meet?\nAna`)).toMatchObject({ own: 'Yes, gladly.' })
  expect(ownWords(`Yes, gladly.\n\n${head}\n> Shall we meet?\n> Ana`)).toMatchObject({ own: 'Yes, gladly.' })
})

test('an answer below the quotation is kept, and so are answers between quoted lines, with them', () => {
  const below = 'On 2 March 2026 Ana wrote:\n> Shall we meet?\n> Ana\n\nYes, at nine.'
  expect(ownWords(below)).toEqual({
    own: 'Yes, at nine.',
    quoted: 'On 2 March 2026 Ana wrote:\n> Shall we meet?\n> Ana',
    signature: '',
  })
  const between = '> When?\nAt nine.\n> Where?\nAt Zoë’s.\n> Who?'
  expect(ownWords(between).own).toBe(between)
})

test('marked lines below it make a head of a line in any language', () => {
  const head = 'Test <t@x.hu> ezt mondta (időpont: 2015. jún. 8., H, 21:21):'
  expect(ownWords(`Igen.\n\n${head}\n\n> Jössz?`).own).toBe('Igen.')
  expect(ownWords(`Igen.\n\n${head}\n\nJössz?`).own).toContain('Jössz?')
})

test('the line that says who wrote what may begin behind an answer', () => {
  const quotation = 'On Mon, 2 Mar 2026 at 9:30, ana@example.com wrote:\n> Shall we meet?'
  expect(ownWords(`Yes.--- ${quotation}`).own).toBe('Yes.')
  expect(ownWords(`Yes. ${quotation}`).own).toBe('Yes.')
})

test.each([
  'On Thursday:\n\nThe bridge is closed.',
  'Please send it to bo@example.com by 12:00:\nthe plan.',
  'The dates:\n\nDate: Monday\nTime: 9:00\nAddress: 1 Long Street',
  'I wrote to Ana on 2 March about this:\nshe agrees.',
  'Two of them:\n> a mark of our own\nwas here.',
  'For you.\n\n---------- Forwarded message ----------\nFrom: Ana <ana@example.com>\nSubject: The bridge\n\nIt is closed.',
  '---------- Forwarded message ----------\nFrom: Ana <ana@example.com>\nSubject: The bridge\n\nIt is closed.',
])('keeps all of “%s”', (text) => {
  expect(ownWords(text)).toMatchObject({ own: text, quoted: '' })
})

test.each([
  ['Yes.\n\n-- \nBo Lee\nEngineer', 'Yes.', '-- \nBo Lee\nEngineer'],
  ['Yes.\n\nSent from my iPhone', 'Yes.', 'Sent from my iPhone'],
  ['Yes.\n\nVon meinem Samsung Galaxy gesendet', 'Yes.', 'Von meinem Samsung Galaxy gesendet'],
  ['Yes.\n____\nThe list\nhttps://example.com/list', 'Yes.', '____\nThe list\nhttps://example.com/list'],
  ['Sent from my desk, which is easier than my phone.', 'Sent from my desk, which is easier than my phone.', ''],
  ['One -- two.\n----\nThree.', 'One -- two.\n----\nThree.', ''],
])('tells a signature apart in “%s”', (text, own, signature) => {
  expect(ownWords(text)).toEqual({ own, quoted: '', signature })
})

test('nothing is lost: all of it is own words, quotation or signature', () => {
  const text = 'Yes.\n\nOn 2 March 2026 Ana wrote:\n> When?\n\nNine.\n-- \nBo'
  const { own, quoted, signature } = ownWords(text)
  expect(`${own}\n${quoted}\n${signature}`.split('\n').filter(Boolean).toSorted()).toEqual(
    text.split('\n').filter(Boolean).toSorted(),
  )
})
