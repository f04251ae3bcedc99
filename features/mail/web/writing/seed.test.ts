import { describe, expect, test } from 'vitest'
import type { Draft, MailMessage } from '../../contract.ts'
import { type Answering, isBegun, type Seed, seedOf } from './seed.ts'

const person = (name: string, own = false) => ({ name, address: `${name.toLowerCase()}@example.com`, own })
const message: MailMessage = {
  id: 'm1',
  thread: 't1',
  from: person('Sara'),
  to: [person('Ana', true), person('Tom')],
  cc: [person('Mia'), person('Tom')],
  bcc: [],
  replyTo: [],
  subject: 'Offer',
  at: '2026-11-20T08:00:00.000Z',
  sentAt: null,
  snippet: '',
  text: 'Can you come?',
  quoted: '> Earlier',
  cut: false,
  html: false,
  blocked: null,
  parts: [],
  invitation: null,
  invitationAnswer: null,
  unsubscribe: null,
  list: '',
  unread: false,
  starred: false,
  answered: false,
  draft: false,
  own: false,
  labels: [],
  folders: [],
  source: true,
  marks: [],
  notes: [],
}
const at = 'Friday at 09:00'
const names = (people: readonly { name: string }[]) => people.map(({ name }) => name)

test('a reply goes to the sender alone, and to all goes to everybody else once', () => {
  const reply = seedOf('reply', { message, account: 'a1', at })
  expect([names(reply.to), names(reply.cc), reply.subject]).toEqual([['Sara'], [], 'Re: Offer'])
  expect(reply.text).toBe('\n\nOn Friday at 09:00, Sara wrote:\n> Can you come?')
  const all = seedOf('reply-all', { message: { ...message, subject: 'RE: Offer' }, account: 'a1', at })
  expect([names(all.to), names(all.cc), all.subject]).toEqual([['Sara'], ['Tom', 'Mia'], 'RE: Offer'])
})

test('an answer to an own message goes to those whom it went to, and one for a list where it asks for', () => {
  const own = { ...message, from: person('Ana', true), own: true, to: [person('Tom')] }
  expect(names(seedOf('reply', { message: own, account: 'a1', at }).to)).toEqual(['Tom'])
  const list = { ...message, replyTo: [person('Team')] }
  const answer = seedOf('reply', { message: list, account: 'a1', at })
  expect(names(answer.to)).toEqual(['Team'])
  expect(answer.caution).toMatch(/goes to team@example.com, not to sara@example.com/)
})

test('a forwarded message is quoted whole, and goes to nobody yet', () => {
  const seed = seedOf('forward', { message, account: 'a1', at })
  expect([seed.to, seed.subject]).toEqual([[], 'Fwd: Offer'])
  expect(seed.text).toContain('From: Sara <sara@example.com>\nDate: Friday at 09:00\nSubject: Offer\nTo: Ana <ana')
  expect(seed.text).toContain('Can you come?\n\n> Earlier')
})

const kinds: readonly Answering[] = ['reply', 'reply-all', 'forward']
const seedFor = (kind: Answering) => seedOf(kind, { message, account: 'a1', at })
const begun = (seed: Seed, changes: Partial<Draft> = {}): Draft => ({
  ...seed,
  id: 'd1',
  answers: 't1',
  replyTo: 'm1',
  revision: 1,
  changedAt: message.at,
  ...changes,
})

describe('an answer that was begun', () => {
  test.each(kinds)('is resumed by its own kind alone: %s', (kind) => {
    const draft = begun(seedFor(kind), { subject: 'Another subject' })
    expect(kinds.filter((other) => isBegun(draft, seedFor(other)))).toEqual([kind])
    expect(isBegun({ ...draft, replyTo: 'm2' }, seedFor(kind))).toBe(false)
  })

  test('is not resumed once it goes to others, not even blindly or to the sender of what is forwarded', () => {
    const reply = seedFor('reply')
    expect(isBegun(begun(reply, { bcc: [{ name: '', address: 'tom@example.com' }] }), reply)).toBe(false)
    expect(isBegun(begun(reply, { to: [] }), reply)).toBe(false)
    expect(isBegun(begun(seedFor('forward'), { to: reply.to }), reply)).toBe(false)
    expect(isBegun(begun(reply, { to: [{ name: '', address: 'SARA@example.com' }] }), reply)).toBe(true)
  })

  test('to nobody but the sender is the same for a reply and one to all', () => {
    const alone = { ...message, to: [], cc: [] }
    const [reply, all] = (['reply', 'reply-all'] as const).map((kind) =>
      seedOf(kind, { message: alone, account: 'a1', at }),
    )
    expect(reply && all && isBegun(begun(reply), all)).toBe(true)
  })
})
