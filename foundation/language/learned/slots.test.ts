import { expect, test } from 'vitest'
import { readClasses } from './classes.ts'
import { unmark } from './marks.ts'
import { trainSlots } from './slot-training.ts'
import { readSlots } from './slots.ts'
import { readWeights, writtenWeights } from './weights.ts'

const classes = readClasses('rooms: kitchen hall lobby cellar\nhelp-verbs: shove push move')

const samples = `
move	push it to [friday 3pm](to)
move	shove it to [monday](to)
move	make it [tuesday at 9](to), my train is late
move	move it to [noon](to) please
move	ok [half past 10](to) then
place	its in the [kitchen](place)
place	its in the [hall](place) btw
place	we meet in the [lobby](place)
place	its at [Anna's office](place)
place	its at [Tom's office](place) btw
`

const table = readWeights(writtenWeights(trainSlots(samples.trim().split('\n').map(sampleOf), classes, 20)))

test.each([
  ['move', 'push it to thursday 4pm', ['to: thursday 4pm']],
  ['move', 'move it to wednesday please', ['to: wednesday']],
  ['place', 'its in the cellar btw', ['place: cellar']],
  ['place', 'its in the hall.', ['place: hall']],
])('of a %s, “%s” fills %j', (intent, text, filled) => {
  expect(readSlots(table, { intent, text }, classes).slots.map(({ slot, text: said }) => `${slot}: ${said}`)).toEqual(
    filled,
  )
})

test('a slot belongs to the intents whose examples have it', () => {
  const { slots } = readSlots(table, { intent: 'place', text: 'push it to friday' }, classes)
  expect(slots.filter(({ slot }) => slot === 'to')).toEqual([])
})

test('words that stand in no example are strange unless they fill a slot', () => {
  const { strange } = readSlots(table, { intent: 'place', text: 'its in the cellar, alas btw' }, classes)
  expect(strange).toEqual(['alas'])
})

test('a message without words has no slots', () => {
  expect(readSlots(table, { intent: 'move', text: '' }, classes)).toEqual({ slots: [], strange: [] })
})

test('equal samples give equal bytes', () => {
  const marked = samples.trim().split('\n').map(sampleOf)
  expect(writtenWeights(trainSlots(marked, classes))).toEqual(writtenWeights(trainSlots(marked, classes)))
})

test('a word is known in its other forms', () => {
  expect(classes('kitchen')).toEqual(['rooms'])
  expect(classes('shoving')).toEqual([])
  expect(classes('pushing')).toEqual(['help-verbs'])
  expect(classes("lobby's")).toEqual(['rooms'])
  expect(classes('unheard')).toEqual([])
})

function sampleOf(line: string) {
  const [intent = '', sentence = ''] = line.split('\t')
  const marked = unmark(sentence)
  if ('wrong' in marked) throw new Error(marked.wrong)
  return { intent, ...marked }
}
