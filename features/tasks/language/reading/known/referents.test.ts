import { expect, test } from 'vitest'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { readKnown } from './read-known.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2026-11-18T10:20'),
  zone: 'Europe/Vienna',
  dateOrder: dateOrderOf('Europe/Vienna'),
}
const tasks = [
  { id: 'a', title: 'Visit Moss about the roof', due: '2026-11-17', status: 'todo' as const },
  { id: 'b', title: 'Visit Moss about the lease', due: '2026-11-20', status: 'todo' as const },
  { id: 'c', title: 'Buy twine', due: null, status: 'todo' as const },
  { id: 'd', title: 'Buy twine', due: '2026-11-25', status: 'todo' as const },
  { id: 'e', title: 'Map of the wood', due: null, status: 'todo' as const, waitsFor: { name: 'Runa' } },
  { id: 'f', title: 'Ring Pohl', due: '2026-11-19T16:00', status: 'todo' as const },
  { id: 'g', title: 'Ring Pohl about his dog', due: '2026-11-23', status: 'todo' as const },
]
const said = (message: string) =>
  readKnown(message, { wording, tasks, spoken: [] }).map(({ ids, deed, isSure }) => [
    isSure ? 'sure' : 'doubt',
    ids.join(),
    deed.do === 'change' ? deed.to : deed.do,
  ])

test.each([
  ['moss visits: the tuesday one is done, the other is still open', [['sure', 'a', 'complete']]],
  ['drop the visit to Moss on friday', [['sure', 'b', 'delete']]],
  ["friday's visit to Moss goes to monday", [['sure', 'b', { due: '2026-11-23' }]]],
  ['buy twine is in there twice, remove the one without a date', [['sure', 'c', 'delete']]],
  ['the twine one with a date can go', [['sure', 'd', 'delete']]],
  ['delete the one I gave to Runa', [['sure', 'e', 'delete']]],
  ["tick off 'Ring Pohl'", [['sure', 'f', 'complete']]],
])('“%s” means one of several', (message, deeds) => {
  expect(said(message)).toEqual(deeds)
})

test.each([
  ['ringing Pohl is at 5, not 4', [['sure', 'f', { due: '2026-11-19T17:00' }]]],
  ['ringing Pohl is at 17, not 16', [['sure', 'f', { due: '2026-11-19T17:00' }]]],
  ['ringing Pohl is at 9, not 4', [['sure', 'f', { due: '2026-11-19T09:00' }]]],
  ['ringing Pohl is at 3 instead', [['sure', 'f', { due: '2026-11-19T15:00' }]]],
  ['the map needs a time: friday 2pm', [['sure', 'e', { due: '2026-11-20T14:00' }]]],
  ['the map of the wood is due the same day as the lease visit', [['sure', 'e', { due: '2026-11-20' }]]],
])('“%s” sets one of its values right', (message, deeds) => {
  expect(said(message)).toEqual(deeds)
})

test.each(['the tuesday one was nice', 'Pohl can go', 'is the other one open?', 'I saw the other one'])(
  '“%s” changes nothing',
  (message) => {
    expect(said(message)).toEqual([])
  },
)
