import { expect, test } from 'vitest'
import { windowFor } from './windows.ts'

const origin = 'https://attache.example'
const chat = { url: `${origin}/assistant/1`, focused: false }
const calendar = { url: `${origin}/assistant?view=calendar`, focused: false }
const inFront = { url: `${origin}/assistant/settings/time`, focused: true }
const site = { url: `${origin}/pricing`, focused: true }
const foreign = { url: 'https://elsewhere.example/assistant', focused: true }

test.each([
  ['one that shows it already', [chat, inFront, calendar], calendar],
  ['the one in front', [chat, inFront], inFront],
  ['any of the app', [site, foreign, chat], chat],
  [
    'none of the site, of the sign-in or of others',
    [site, foreign, { ...chat, url: `${origin}/assistants` }],
    undefined,
  ],
])('a click navigates %s', (_, windows, chosen) => {
  expect(windowFor(windows, calendar.url)).toBe(chosen)
})
