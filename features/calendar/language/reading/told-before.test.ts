import { expect, test } from 'vitest'
import { withWhatWasTold } from './told-before.ts'

const isTime = (text: string) => /^(?:next )?(?:monday|friday|tomorrow|\d{1,2})$/i.test(text)

test.each([
  ['keane can’t do friday, move him to monday', 'move keane to monday'],
  ['dr sato rang - put her on monday at 9', 'put sato on monday at 9'],
  ['so the larsens asked for 10, shift them to 10', 'shift the larsens to 10'],
  ['Ben is covering my late shift on friday, so take it out', 'cancel my late shift on friday'],
  ['got the builders tomorrow morning, push everything tomorrow back an hour', 'push everything tomorrow back an hour'],
  ['budget sign-off isn’t happening, please take it out of my calendar', 'cancel budget sign-off'],
  ['the induction only needs an hour now, trim it to 60 minutes', 'trim the induction to 60 minutes'],
  ['I’m done with choir after this month, cancel the rest of them', 'stop choir after this month'],
  ['my friday is gone, move everything to monday', 'on friday, move everything to monday'],
])('“%s” orders “%s”', (sentence, order) => {
  expect(withWhatWasTold(sentence.replaceAll('’', "'"), isTime)).toBe(order)
})

test.each([
  'he can’t do friday, move him to monday',
  'is keane free on friday? move him to monday',
  'move the review to friday, then tell them',
  'she only needs an hour, trim it to 60 minutes',
  'call keane, ask him about friday',
])('“%s” stays as it is', (sentence) => {
  const text = sentence.replaceAll('’', "'")
  expect(withWhatWasTold(text, isTime)).toBe(text)
})
