import { expect, test } from 'vitest'
import { type DraftCase, findingsOf } from './drafts.ts'
import { figuresOf, tryPromises } from './promises.ts'

const asked: DraftCase = {
  id: 1,
  say: ['tell rita the shed is dry'],
  to: 'rita@mill.example',
  must: ['shed'],
  mustNot: ['\\[[^\\]]*\\]', 'roof'],
  tone: 'friendly',
}
const mail = { to: ['rita@mill.example'], subject: 'The shed', text: 'Hi Rita,\n\nThe shed is dry.\n\nBest,\nAna' }
const kindsIn = (one: DraftCase, mails: Parameters<typeof findingsOf>[1]) =>
  findingsOf(one, mails).map(({ kind }) => kind)

test('a draft with every fact for the right person is right', () => {
  expect(findingsOf(asked, [mail])).toEqual([])
})

test('several recipients stand behind commas', () => {
  const both = { ...mail, to: ['rita@mill.example', 'tom@mill.example'] }
  expect(findingsOf({ ...asked, to: 'rita@mill.example,tom@mill.example' }, [both])).toEqual([])
})

test('each way in which a draft is wrong is named', () => {
  expect(kindsIn(asked, [])).toEqual(['no draft'])
  expect(kindsIn(asked, [{ ...mail, to: [''] }])).toEqual(['no recipient'])
  expect(kindsIn(asked, [{ ...mail, to: [...mail.to, 'tom@mill.example'] }])).toEqual(['wrong recipient'])
  expect(kindsIn(asked, [{ ...mail, subject: '', text: mail.text.replace('shed', 'roof') }])).toEqual([
    'missing fact',
    'invented',
  ])
  expect(kindsIn(asked, [{ ...mail, text: mail.text.replace('dry', '[state]') }])).toEqual(['placeholder'])
  expect(kindsIn({ ...asked, tone: 'formal' }, [mail])).toEqual(['tone', 'tone'])
})

test('where nobody can know the address, a draft leaves it open or has the one that was given', () => {
  const open = { ...asked, to: 'ask' }
  expect(kindsIn(open, [{ ...mail, to: [''] }])).toEqual([])
  expect(kindsIn(open, [mail])).toEqual(['wrong recipient'])
})

test('promises are counted by texts that hold one', () => {
  const cases = [
    { line: 1, text: 'I will send the plan tomorrow.', from: 'me' as const, promises: ['send the plan'] },
    { line: 2, text: 'I will call the bank today.', from: 'me' as const, promises: [] },
    { line: 3, text: 'Thanks for the plan.', from: 'them' as const, promises: ['none that is said'] },
  ]
  expect(figuresOf(tryPromises(cases))).toEqual({
    cases: 3,
    found: 2,
    right: 1,
    wanted: 2,
    precision: 0.5,
    recall: 0.5,
  })
})
