import { expect, test } from 'vitest'
import { isCalled, isOneList, isOneSubject, namedBy } from './named.ts'

const thread = (id: string, from: string, subject: string, snippet = '', split = 'rest') => {
  const [, name = '', address = ''] = /^(.*) <(.*)>$/.exec(from) ?? []
  return { id, subject, snippet, split, people: [{ name, address, own: false }] }
}

const threads = [
  thread('roof1', 'Ana Sá <ana@solar-sa.pt>', 'Roof of the barn', 'The tiles come on Monday.'),
  thread('roof2', 'Otto Lang <otto@langdach.de>', 'Re: Roof of the barn', 'I need the height.'),
  thread('bill', 'Bright Power <billing@brightpower.eu>', 'Invoice 4471', 'Due on 3 December.'),
  thread('news1', 'Field Notes <post@fieldnotes.org>', 'Hedges', 'On hedges.', 'newsletters'),
  thread('news2', 'Field Notes <post@fieldnotes.org>', 'Ponds', 'On ponds.', 'newsletters'),
]

const idsOf = (said: string) => namedBy(threads, said.split(' ')).near.map(({ id }) => id)

test('finds mail by a sender without accents, with an s behind the name, by an address, and as one word', () => {
  expect(idsOf('sa')).toEqual(['roof1'])
  expect(idsOf('ottos roof')).toEqual(['roof2'])
  expect(idsOf('langdach')).toEqual(['roof2'])
  expect(idsOf('brightpower')).toEqual(['bill'])
})

test('finds mail by misspelled words, by another word for its kind and by words of its text', () => {
  expect(idsOf('fild notes')).toEqual(['news1', 'news2'])
  expect(idsOf('power bill')).toEqual(['bill'])
  expect(idsOf('newsletter ponds')).toEqual(['news2'])
  expect(idsOf('dec')).toEqual(['bill'])
})

test('finds what sells something among newsletters, and puts a name before an address', () => {
  const flat = thread('flat', 'Lang Flats <flats@flats.de>', 'Keys')
  const other = thread('other', 'Ida Moor <ida@langmail.de>', 'Garden')
  expect(namedBy([...threads, flat, other], ['lang']).near.map(({ id }) => id)).toEqual(['roof2', 'flat'])
  expect(idsOf('ponds promo')).toEqual(['news2'])
  expect(isCalled('mme lang', { name: 'Ida Lang', address: 'ida@x.de' })).toBe(true)
})

test('puts the very word before one that begins so', () => {
  const other = thread('line', 'Fieldline <news@fieldline.de>', 'What is new')
  expect(namedBy([...threads, other], ['field']).near.map(({ id }) => id)).toEqual(['news1', 'news2'])
})

test('names the words that no mail holds', () => {
  expect(namedBy(threads, ['roof', 'kathy'])).toMatchObject({ unknown: ['kathy'] })
  expect(namedBy(threads, ['paulo']).near).toEqual([])
})

test('knows one conversation and one list', () => {
  expect(isOneSubject(namedBy(threads, ['roof']).near)).toBe(true)
  expect(isOneList(namedBy(threads, ['field']).near)).toBe(true)
  expect(isOneList(threads)).toBe(false)
})

test('somebody is called by parts of a name, by the name of a place, and by nothing longer', () => {
  const otto = { name: 'Otto Lang', address: 'otto@langdach.example' }
  for (const said of ['otto', 'Otto Langs', 'lang dach', 'langdach', 'the langdach guy'])
    expect(isCalled(said, otto)).toBe(true)
  for (const said of ['otto roof', 'langdach people come', 'lan', 'ana', 'the guy'])
    expect(isCalled(said, otto)).toBe(false)
})

test('somebody is called by what they do and where', () => {
  const jonas = { name: 'Jonas Weber', address: 'jonas@dailycourier.example' }
  for (const said of ['the courier journalist', 'our courier contact', 'courier'])
    expect(isCalled(said, jonas)).toBe(true)
  for (const said of ['the journalist', 'the gazette journalist']) expect(isCalled(said, jonas)).toBe(false)
})
