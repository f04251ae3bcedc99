import { expect, test } from 'vitest'
import { readFiling } from './filing.ts'

const heard = (sentence: string) => {
  const found = readFiling(sentence)
  return found && { ...found.wish, sure: found.sure }
}

test('files are moved, tagged, renamed and deleted in words', () => {
  expect(heard('Put the budget into Finance')).toEqual({ do: 'move', what: 'budget', folder: 'Finance', sure: false })
  expect(heard('please move Plan.pdf to the folder Travel 2026.')).toEqual({
    do: 'move',
    what: 'Plan.pdf',
    folder: 'Travel 2026',
    sure: true,
  })
  expect(heard('move it to the Finance folder')).toEqual({ do: 'move', what: 'it', folder: 'Finance', sure: true })
  for (const said of [
    'to a folder Finance',
    'into a new folder called Finance',
    'in the new folder Finance',
    'to Finance',
  ])
    expect(heard(`move the budget ${said}`)).toMatchObject({ do: 'move', what: 'budget', folder: 'Finance' })
  expect(heard('take the contract out of its folder')).toEqual({ do: 'move', what: 'contract', folder: '', sure: true })
  expect(heard('tag it urgent')).toEqual({ do: 'tag', what: 'it', tags: ['urgent'], sure: false })
  expect(heard('Could you tag the two offers as urgent and Nordwind?')).toMatchObject({
    do: 'tag',
    what: 'two offers',
    tags: ['urgent', 'Nordwind'],
  })
  expect(heard('add the tag urgent to Plan.pdf')).toMatchObject({ do: 'tag', what: 'Plan.pdf', tags: ['urgent'] })
  expect(heard('remove the tag urgent from it')).toMatchObject({ do: 'untag', what: 'it', tags: ['urgent'] })
  expect(heard('rename the offer to “Final offer”')).toMatchObject({ do: 'rename', what: 'offer', name: 'Final offer' })
  expect(heard('delete Plan.pdf')).toEqual({ do: 'delete', what: 'Plan.pdf', sure: true })
})

test('folders and tags are made, renamed, looked into and deleted in words', () => {
  expect(heard('make a folder Travel')).toEqual({ do: 'add-folder', name: 'Travel', sure: true })
  expect(heard('create a new folder called Taxes in Finance')).toMatchObject({
    do: 'add-folder',
    name: 'Taxes',
    within: 'Finance',
  })
  expect(heard('rename the Finance folder to Money')).toMatchObject({
    do: 'rename-folder',
    folder: 'Finance',
    name: 'Money',
  })
  expect(heard('what is in the Finance folder?')).toMatchObject({ do: 'list-folder', folder: 'Finance' })
  expect(heard('show me the files tagged urgent')).toMatchObject({ do: 'list-tag', tag: 'urgent' })
  const legal = { do: 'list-tag', tag: 'legal', about: 'notice' }
  expect(heard('find files tagged legal about notice')).toMatchObject(legal)
  expect(heard('which documents are tagged “legal” that mention the notice?')).toMatchObject(legal)
  expect(heard('show files tagged “all about us”')).toMatchObject({ tag: 'all about us' })
  expect(heard('rename the tag urgent to late')).toMatchObject({ do: 'rename-tag', tag: 'urgent', name: 'late' })
  expect(heard('delete the folder Finance')).toMatchObject({ do: 'delete-folder', folder: 'Finance' })
  expect(heard('show my folders')).toMatchObject({ do: 'list-places', sure: true })
  expect(heard('how much space do my files take?')).toMatchObject({ do: 'room' })
})

test('what speaks of something else is only tried, or not heard at all', () => {
  for (const said of ['delete the budget meeting', 'move it to Friday', 'rename the chat to Budget'])
    expect(heard(said)?.sure).toBe(false)
  expect(heard('what is tagged')).toBeUndefined()
  expect(heard('mark it as done')).toBeUndefined()
})

test('a file is opened by its name, and what is no file is left to others', () => {
  expect(heard('open the seating plan')).toEqual({ do: 'open', what: 'seating plan', sure: false })
  expect(heard('where’s my lease?')).toEqual({ do: 'open', what: 'lease', sure: false })
  for (const said of ['show me my tasks', 'open the calendar', 'find Nordwind', 'show me the last meeting'])
    expect(heard(said)).toBeUndefined()
})
