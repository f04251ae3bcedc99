import { expect, test } from 'vitest'
import { queryOf } from './query.ts'
import { saidIn, understood } from './said.ts'

const text = 'pdfs from Akira last month about pricing'

test('says which filters were read in the words', () => {
  const said = saidIn({ text, without: [] })
  expect(said && understood(said).map(({ words }) => words)).toEqual([
    'Files ending in .pdf',
    'Names Akira',
    'Last month',
  ])
  const photos = saidIn({ text: 'photos about the lake', without: [] })
  expect(photos && understood(photos).map(({ words }) => words)).toEqual(['Files ending in .jpg, .jpeg, .png …'])
  expect(saidIn({ text: 'pricing', without: [] })).toBeUndefined()
})

test('each filter can be taken off; without all of them the words are looked for as they are', () => {
  const chosen = { text, kinds: [], from: '', until: '', tag: '' }
  expect(queryOf({ ...chosen, without: [] }, 9)).toMatchObject({
    text: 'pricing',
    kinds: 'file',
    endings: 'pdf',
    person: 'Akira',
  })
  const anybody = queryOf({ ...chosen, without: ['person', 'days'] }, 9)
  expect(anybody).toEqual({ text: 'pricing', limit: 9, kinds: 'file', endings: 'pdf' })
  expect(queryOf({ ...chosen, without: ['kind', 'days'] }, 9)).toEqual({ text: 'pricing', limit: 9, person: 'Akira' })
  expect(queryOf({ ...chosen, without: ['kind', 'person', 'days'] }, 9)).toEqual({ text, limit: 9 })
})

test('a tag that is chosen wins over one in the words', () => {
  const chosen = { text: 'pdfs tagged offers about pricing', kinds: [], from: '', until: '', without: [] }
  const asked = { text: 'pricing', limit: 9, kinds: 'file', endings: 'pdf' }
  expect(queryOf({ ...chosen, tag: '' }, 9)).toEqual({ ...asked, tag: 'offers' })
  expect(queryOf({ ...chosen, tag: 'drafts' }, 9)).toEqual({ ...asked, tag: 'drafts' })
  expect(queryOf({ ...chosen, tag: '', without: ['tag'] }, 9)).toEqual(asked)
})
