import { expect, test } from 'vitest'
import { readMime } from '#foundation/server/reading/mime/mime.ts'
import { messageOf } from './message-of.ts'

const calendar = (uid: string) => ['', 'BEGIN:VCALENDAR', `UID:${uid}`, 'END:VCALENDAR']

const read = async (lines: readonly string[]) => messageOf(await readMime(Buffer.from(lines.join('\r\n'))))

test('a message knows its thread, its list and what the server found out about its sender', async () => {
  const message = await read([
    'Message-ID: <c@example.com>',
    'In-Reply-To: <b@example.com>',
    'References: <a@example.com>',
    ' <b@example.com>',
    'References: <b@example.com> <d@example.com>',
    'From: Ana <ana@example.com>',
    'Sender: ANA@example.com',
    'List-Id: News <news.example.com>',
    'List-Unsubscribe: <mailto:leave@example.com?subject=x>, <https://example.com/leave?u=1>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'Authentication-Results: mx.example.net; spf=pass; dkim=fail (bad); dmarc=none',
    'Authentication-Results: mx.example.net; dkim=pass; dmarc=pass',
    '',
    'Hello',
  ])
  expect(message).toMatchObject({
    messageId: 'c@example.com',
    inReplyTo: ['b@example.com'],
    references: ['a@example.com', 'b@example.com', 'd@example.com'],
    sender: undefined,
    listId: 'News <news.example.com>',
    automatic: true,
    unsubscribe: { https: 'https://example.com/leave?u=1', mailto: 'leave@example.com?subject=x', oneClick: true },
    authentication: { spf: 'pass', dkim: 'fail', dmarc: 'none' },
    invitation: undefined,
  })
})

test('an invitation that comes as a part and as a file counts once', async () => {
  const message = await read([
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: application/ics; name=invite.ics',
    'Content-Disposition: attachment; filename=invite.ics',
    ...calendar('file'),
    '--b',
    'Content-Type: text/calendar; method=REQUEST; charset=utf-8',
    ...calendar('part'),
    '--b--',
  ])
  expect(message.invitation).toContain('UID:part')
  expect(message.parts.map(({ place, type }) => [place, type])).toContainEqual(['1', 'application/ics'])
})
