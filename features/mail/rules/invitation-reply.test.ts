import { expect, test } from 'vitest'
import { readInvitation } from './invitation.ts'
import { replyTo } from './invitation-reply.ts'
import { invitation } from './sample/invitation.ts'

const asked = {
  method: 'REQUEST' as const,
  uid: 'review@example.com',
  sequence: 2,
  title: 'Budget review',
  place: 'Room 4',
  zone: 'Europe/Vienna',
  from: '2026-11-26T14:00',
  to: '2026-11-26T15:00',
  organizer: { name: 'Priya', address: 'priya@example.com' },
  guest: { name: 'Ana', address: 'ana@example.com' },
}
const given = { answer: 'tentative', name: 'Ana "Bo"\r\nX:1', address: 'ana@example.com', comment: '' } as const
const stamp = '2026-11-25T09:30:00.000Z'

test('answers for the person alone, about the event and the revision that was asked about', () => {
  expect(replyTo(invitation(asked), { ...given, stamp, comment: 'Late,\nperhaps' })?.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Attache//Mail//EN',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    'UID:review@example.com',
    'SEQUENCE:2',
    'DTSTART;TZID=Europe/Vienna:20261126T140000',
    'DTEND;TZID=Europe/Vienna:20261126T150000',
    'SUMMARY:Budget review',
    'ORGANIZER;CN=Priya:mailto:priya@example.com',
    'DTSTAMP:20261125T093000Z',
    'ATTENDEE;PARTSTAT=TENTATIVE;CN="Ana  Bo   X:1":mailto:ana@example.com',
    String.raw`COMMENT:Late\,\nperhaps`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('takes the zones along that the times name', () => {
  const zone = 'BEGIN:VTIMEZONE\r\nTZID:Europe/Vienna\r\nEND:VTIMEZONE\r\n'
  const text = invitation(asked).replace('BEGIN:VEVENT', `${zone}BEGIN:VEVENT`)
  expect(replyTo(text, { ...given, stamp })).toContain(`METHOD:REPLY\r\n${zone}BEGIN:VEVENT`)
})

test('leaves out what is nested in the event, such as its alarms', () => {
  const alarm = 'BEGIN:VALARM\r\nSUMMARY:Ring\r\nEND:VALARM\r\n'
  const text = invitation(asked).replace('END:VEVENT', `${alarm}END:VEVENT`)
  const reply = replyTo(text, { ...given, stamp }) ?? ''
  expect(reply).not.toContain('Ring')
  expect(readInvitation(reply)?.method).toBe('REPLY')
})

test('answers nothing that was called off, has no organizer or is no invitation', () => {
  expect(replyTo(invitation({ ...asked, method: 'CANCEL' }), { ...given, stamp })).toBeUndefined()
  expect(replyTo(invitation(asked).replace('ORGANIZER', 'X-ORG'), { ...given, stamp })).toBeUndefined()
  expect(replyTo('BEGIN:VCALENDAR', { ...given, stamp })).toBeUndefined()
})
