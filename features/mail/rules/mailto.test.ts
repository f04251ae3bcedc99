import { expect, test } from 'vitest'
import { readMailto } from './mailto.ts'

test.each([
  ['leave@news.example', { address: 'leave@news.example', subject: '', text: '' }],
  ['leave+ana%40x@news.example?subject=un+sub%20me&body=Please%0Astop', undefined],
  [
    'leave+7@news.example?Subject=un+sub%20me&body=Please%0Astop&cc=eve@example.com',
    { address: 'leave+7@news.example', subject: 'un+sub me', text: 'Please\nstop' },
  ],
  ['a@x.example,b@x.example', undefined],
  ['%zz', undefined],
  ['', undefined],
])('reads %s', (mailto, read) => {
  expect(readMailto(mailto)).toEqual(read)
})
