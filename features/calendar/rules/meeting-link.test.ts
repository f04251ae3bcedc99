import { expect, test } from 'vitest'
import { meetingLink } from './meeting-link.ts'

test.each([
  ['https://us02web.zoom.us/j/8123456789?pwd=abc', 'Zoom'],
  ['Join: https://meet.google.com/abc-defg-hij.', 'Google Meet'],
  ['<https://teams.microsoft.com/l/meetup-join/19%3ameeting>', 'Microsoft Teams'],
  ['https://teams.live.com/meet/93', 'Microsoft Teams'],
  ['[room](https://acme.webex.com/meet/ana)', 'Webex'],
  ['https://acme.webex.com/acme/j.php?MTID=1', 'Webex'],
  ['https://meet.jit.si/StandupOfAna', 'Jitsi'],
])('“%s” is a call with %s', (text, service) => {
  expect(meetingLink(text)?.service).toBe(service)
})

test('the place comes before the notes, and a full stop after an address is none of it', () => {
  expect(meetingLink('https://meet.jit.si/place.', 'https://meet.google.com/notes')).toEqual({
    href: 'https://meet.jit.si/place',
    service: 'Jitsi',
  })
  expect(meetingLink('Room 2', 'Dial in or use https://meet.google.com/notes')?.service).toBe('Google Meet')
})

test.each([
  ['Join here: <https://acme.zoom.us/j/123?pwd=x>.', 'https://acme.zoom.us/j/123?pwd=x'],
  ['The call (https://meet.jit.si/attache), then lunch', 'https://meet.jit.si/attache'],
  ['See https://example.org/plan, join https://acme.webex.com/meet/ana.', 'https://acme.webex.com/meet/ana'],
])('in “%s” the call is at %s', (text, address) => {
  expect(meetingLink('Room 4', text)?.href).toBe(address)
})

test.each([
  'Room 2',
  'https://zoom.us/pricing',
  'https://zoom.us.example.com/j/1',
  'https://notzoom.us/j/1',
  'http://zoom.us/j/1',
  'https://zoom.us@example.com/j/1',
  'https://meet.google.com/',
  'https://user@example.org/?zoom.us',
  'zoom.us/j/1',
  '',
])('“%s” is no call', (text) => {
  expect(meetingLink(text)).toBeUndefined()
})
