import { expect, test } from 'vitest'
import { readChange, readTold, withoutKept } from './changes.ts'

/** A Wednesday. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-18T10:20'),
  dateOrder: 'day-first' as const,
  zone: 'Europe/Vienna',
}

/** What it is about, and what is said of it; the rest of a target has tests of its own. */
function read(text: string, reader = readChange) {
  const wish = reader(text, wording)
  if (!wish || !('target' in wish) || !wish.target) return wish?.do
  const { target, do: deed, ...rest } = wish
  const words = target.it ? 'it' : [...target.words, ...target.kinds].join(' ')
  return JSON.stringify([deed, words, ...Object.values(rest)])
}

test.each([
  ['move my 3pm to 4', '["move","",{"clock":{"hour":4,"minute":0,"sure":false}}]'],
  ['move the call at 3 to 4', '["move","call",{"clock":{"hour":4,"minute":0,"sure":false}}]'],
  ['move the talk to the board on Friday', '["move","board talk",{"day":"2026-11-20","weekday":5}]'],
  ['bring the demo forward by an hour', '["move","demo",{"by":"-PT1H"}]'],
  ['push the retro forward by an hour', '["move","retro",{"by":"PT1H"}]'],
  ['bump the tasting up 15 minutes tomorrow', '["move","tasting",{"by":"-PT15M"}]'],
  ['move the tasting to Friday 20 November', '["move","tasting",{"day":"2026-11-20"}]'],
  ['shift it one day, to the friday', '["move","it",{"by":"P1D","weekday":5}]'],
  ['push the tasting by two days to Thursday', '["move","tasting",{"by":"P2D","weekday":4}]'],
  ['move the tasting a day earlier, to Tuesday', '["move","tasting",{"by":"-P1D","weekday":2}]'],
  ['postpone the tasting', '["move","tasting",{}]'],
  ['make the tasting half an hour longer', '["resize","tasting",{"by":"PT30M"}]'],
  ['cut the tasting down to 30 minutes', '["resize","tasting",{"to":"PT30M"}]'],
  ['extend the tasting until 5', '["resize","tasting",{"until":{"hour":5,"minute":0,"sure":false}}]'],
  ['shorten the tasting', '["resize","tasting",{"ask":"shorter"}]'],
  ['rename the tasting to Cheese and wine', '["rename","tasting","Cheese and wine"]'],
  ['put the tasting in room 4', '["place","tasting","room 4"]'],
  ['make the tasting weekly', '["repeat","tasting","weekly","FREQ=WEEKLY"]'],
  ['get rid of the tasting', '["cancel","tasting"]'],
  ['cancel the tasting if Tom declines', 'nothing'],
  ['cancel the what if session', '["cancel","if session"]'],
  ['I have to move the tasting to 4', undefined],
])('“%s” is read as a change', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['the tasting needs to slide to 3:30', '["move","tasting",{"clock":{"hour":3,"minute":30,"sure":false}}]'],
  ['the tasting is at 4 instead of 3', '["move","tasting",{"clock":{"hour":4,"minute":0,"sure":false}}]'],
  ['the tasting starts an hour later tomorrow', '["move","tasting",{"by":"PT1H"}]'],
  ['the tasting will now be in the Harbour Room', '["place","tasting","Harbour Room"]'],
  ['the tasting fell through, so delete it', '["cancel","tasting"]'],
  ['the tasting can wait until Friday', '["move","tasting",{"day":"2026-11-20","weekday":5}]'],
  ['the tasting should be 10 min longer', '["resize","tasting",{"by":"PT10M"}]'],
  [
    'the tasting runs over tomorrow, until 12:30',
    '["resize","tasting",{"until":{"hour":12,"minute":30,"sure":false}}]',
  ],
  ['the kids have to be at school by eight', undefined],
  ['I moved the tasting to Friday', undefined],
  ['Sara moved the tasting to Friday', undefined],
])('“%s” is told, and wanted', (text, expected) => {
  expect(read(text, readTold)).toBe(expected)
})

test.each([
  ['cancel the tasting but keep the others', 'cancel the tasting'],
  ['cancel everything on Friday but keep the lunch', 'cancel everything on Friday except the lunch'],
  ['the tasting should be on Friday, hours unchanged', 'the tasting should be on Friday'],
  ['extend the trip by a day, it now ends on Thursday', 'extend the trip by a day'],
])('of “%s” stays what changes something', (text, expected) => {
  expect(withoutKept(text, wording)).toBe(expected)
})

test.each(['move the pottery class on December 4 to 7pm', 'move the review on Friday to 3pm'])(
  '“%s” goes to a time on the day that tells which',
  (words) => {
    const wish = readChange(words, wording)
    expect(wish?.do === 'move' && [wish.to.day, wish.to.clock?.hour, wish.to.end, wish.target.span?.saysDay]).toEqual([
      undefined,
      words.includes('7') ? 19 : 15,
      undefined,
      true,
    ])
  },
)
