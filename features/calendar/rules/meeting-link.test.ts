import { expect, test } from 'vitest'
import { meetingLink } from './meeting-link.ts'

test.each([
  ['https://meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
  ['Join here: <https://acme.zoom.us/j/123?pwd=x>.', 'https://acme.zoom.us/j/123?pwd=x'],
  ['The call (https://meet.jit.si/attache), then lunch', 'https://meet.jit.si/attache'],
  ['See https://example.org/plan, join https://acme.webex.com/meet/ana.', 'https://acme.webex.com/meet/ana'],
])('in %j the call is at %s', (text, address) => {
  expect(meetingLink('Room 4', text)).toBe(address)
})

test.each([
  'http://zoom.us/j/1',
  'https://zoom.us.example.org/j/1',
  'https://notzoom.us/j/1',
  'https://user@example.org/?zoom.us',
  'zoom.us/j/1',
  '',
])('%j is no address of a call', (text) => {
  expect(meetingLink(text)).toBeUndefined()
})
