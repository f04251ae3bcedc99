import { expect, test } from 'vitest'
import { linesOfText } from '../../rules/rich/lines.ts'
import { bodyOf, bodyOfLines, linesOfBody, writtenBody } from './body.ts'
import { mergeBody } from './merge.ts'

const quoted = 'On 3 May, Sara wrote:\n> Hello\n> \n>> Hi\n>no mark'
const bold = [{ kind: 'text' as const, level: 0, runs: [{ text: 'Yes', bold: true as const }] }]

test('words without form are sent as text alone, with the quotation as it stands', () => {
  const body = { text: `Yes\t1\n\n${quoted}`, html: '' }
  expect(writtenBody(body)).toEqual({ own: linesOfText('Yes\t1'), quoted })
  expect(bodyOf({ own: linesOfText('Yes\t1'), quoted })).toEqual(body)
})

test('formatted words and what is quoted beneath them come back as they were', () => {
  const body = bodyOf({ own: bold, quoted })
  expect(body.text).toBe(`Yes\n\n${quoted}`)
  expect(body.html).toMatch(/^<div><b>Yes<\/b><\/div><div><br><\/div><div>On 3 May, Sara wrote:<\/div><blockquote /)
  expect(writtenBody(body)).toEqual({ own: bold, quoted })
  expect(bodyOfLines(linesOfBody(body))).toEqual(body)
})

test('what one tab writes and another one formats is joined, above a quotation as well', () => {
  const base = { text: `Yes\n\nThank you\n\n${quoted}`, html: '' }
  const mine = bodyOf({ own: [...bold, ...linesOfText('\nThank you')], quoted })
  const theirs = { text: `Yes\n\nThank you very much\n\n${quoted}`, html: '' }
  expect(mergeBody(base, mine, theirs)).toEqual(
    bodyOf({ own: [...bold, ...linesOfText('\nThank you very much')], quoted }),
  )
  expect(mergeBody(base, mine, base)).toEqual(mine)
  expect(mergeBody(mine, base, mine)).toEqual(base)
})

test('both sides that change the same words are a choice, though one only formats them', () => {
  const base = { text: 'Yes', html: '' }
  expect(mergeBody(base, bodyOf({ own: bold, quoted: '' }), { text: 'No', html: '' })).toBeUndefined()
})
