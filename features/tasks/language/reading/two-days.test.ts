import { expect, test } from 'vitest'
import { readTaskWish } from './read-wish.ts'

/** Friday 20 November 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const
const read = (sentence: string) => readTaskWish(sentence, wording, false)?.wish

test('two things that are due on days of their own are two tasks', () => {
  expect(read('I need to finish the slides by Tuesday, and send the handouts by Thursday')).toEqual({
    do: 'several',
    wishes: [
      { do: 'create', title: 'finish the slides', due: '2026-11-24' },
      { do: 'create', title: 'send the handouts', due: '2026-11-26' },
    ],
  })
})

test('what is added behind the list stands on it as well', () => {
  const wish = read('Add bandages to the Ward list, oh and plasters too')
  expect(wish).toMatchObject({
    do: 'several',
    wishes: [
      { title: 'bandages', list: 'Ward' },
      { title: 'plasters', list: 'Ward' },
    ],
  })
})
