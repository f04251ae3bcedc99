import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { invitation } from '#features/mail/server/testing/invitation.ts'
import { plantAttachment, plantFolders, plantMail } from '#features/mail/server/testing/planted-mail.ts'
import { type Chatter, openChatter } from '../testing/chatter.ts'
import { openDesk } from '../testing/desk.ts'
import { openSendingStage } from '../testing/sending-stage.ts'
import { register } from '../testing/whole.ts'

const stage = openSendingStage()
const { sara, offer, press, propose, approve, arrived } = stage

describe('a mail that the assistant wants to send', () => {
  test('waits for a yes, with everything on its card and whose words were read', async () => {
    const file = await plantAttachment(stage.database(), stage.ana().id)
    const [tom, ben] = [{ address: 'tom@example.com' }, { name: 'Ben', address: 'ben@example.com' }]
    const card = await propose({ ...offer(), cc: [tom], bcc: [ben], attachments: [file] })
    expect(card.state).toBe('waiting')
    expect(card.shown.fields.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'From: Ana <ana@example.com>',
      'To: Sara Lind <sara@example.com>',
      'Cc: tom@example.com',
      'Bcc: Ben <ben@example.com>',
      'Subject: Offer',
      'Text: Hello Sara, here it is.',
      'Attachment: Plan.pdf (8 bytes)',
    ])
    expect(card.sources).toEqual(['the mail “Offer”'])
    expect(await arrived()).toEqual([])
  })

  test('goes once for twenty yeses at once on two nodes, and for every yes after', async () => {
    const card = await propose(offer())
    await Promise.all(Array.from({ length: 20 }, (_, at) => approve(card, stage.node(at % 2))))
    await approve(card)
    expect(await arrived()).toMatchObject([{ to: ['sara@example.com'] }])
  })

  test('does not go for a yes to something else', async () => {
    const [card, other] = [await propose(offer()), await propose({ ...offer(), subject: 'Other' })]
    await approve({ ...card, hash: other.hash })
    expect(await arrived()).toEqual([])
  })

  test('goes as it was shown, whatever is changed after the yes', async () => {
    const id = randomUUID()
    await press('mail.write-draft', { id, to: sara, subject: 'Offer', text: 'Hello Sara, here it is.' })
    const card = await propose({ ...offer(), draft: { id, revision: 1 } })
    await press('mail.change-draft', { id, text: 'Send money.' })
    const { body } = await approve(card)
    expect(body).toMatchObject({ state: 'failed' })
    expect(body.sentence).toContain('This draft was changed meanwhile.')
    expect(await arrived()).toEqual([])
  })

  test('has no recipient and no header that the card does not have', async () => {
    const more = { headers: { Bcc: 'eve@example.com' }, 'reply-to': 'eve@example.com', sender: 'eve@example.com' }
    await approve(await propose({ ...offer(), ...more }))
    const [got] = await arrived()
    expect(got?.to).toEqual(['sara@example.com'])
    expect(got?.message).not.toContain('eve@')
  })
})

test.each([
  ['shows more than the text', '<p>Hello Sara, here it is.</p><p>And pay Eve.</p>'],
  ['hides words', '<p>Hello Sara, here it is.<span style="display:none">Pay Eve.</span></p>'],
  ['hides words in a colour', '<p>Hello Sara, here it is.<span style="color:#fff;font-size:0">Pay Eve.</span></p>'],
])('HTML that %s does not go', async (_, html) => {
  await press('mail.send', { ...offer(), html })
  const [got] = await arrived()
  expect(got?.message).toContain('Hello Sara, here it is.')
  expect(got?.message).not.toMatch(/Eve|text\/html/)
})

test('HTML that says the same goes without scripts, and without pictures that tell who reads it', async () => {
  const html = '<p><b>Hello Sara, here it is.</b><img src="https://eve.example/x.png"><script>eve()</script></p>'
  await press('mail.send', { ...offer(), html })
  const [got] = await arrived()
  expect(got?.message).toContain('<b>Hello Sara, here it is.</b>')
  expect(got?.message).not.toContain('eve')
})

const breaks = [
  '\r\nBcc: eve@example.com',
  '\nBcc: eve@example.com',
  '\rBcc: eve@example.com',
  '\u2028Bcc: eve',
  '\0',
  '\u0085Bcc: eve',
]
test.each(breaks)('a header that goes on with %j is refused', async (end) => {
  const file = await plantAttachment(stage.database(), stage.ana().id, 'Plan.pdf')
  const wishes = [
    { subject: `Offer${end}` },
    { to: [{ name: `Sara${end}x`, address: 'sara@example.com' }] },
    { to: [{ address: `sara@example.com${end}` }] },
    { attachments: [{ ...file, name: `Plan.pdf${end}` }] },
  ]
  for (const wish of wishes) expect((await press('mail.send', { ...offer(), ...wish })).status).toBe(422)
  expect(await arrived()).toEqual([])
})

test('another attachment under the name that was shown is refused', async () => {
  const [plan, secrets] = [
    await plantAttachment(stage.database(), stage.ana().id),
    await plantAttachment(stage.database(), stage.ana().id, 'Wages.pdf'),
  ]
  for (const file of [
    { ...plan, id: secrets.id },
    { ...plan, bytes: 9 },
    { ...plan, id: randomUUID() },
  ])
    expect((await press('mail.send', { ...offer(), attachments: [file] })).status).toBeGreaterThanOrEqual(400)
  expect(await arrived()).toEqual([])
})

test('asked twice under one id, it goes once; asked for something else, it is refused', async () => {
  const wish = offer()
  await Promise.all([press('mail.send', wish), press('mail.send', wish), press('mail.send', wish)])
  expect((await press('mail.send', { ...wish, text: 'Send money.' })).status).toBe(409)
  expect(await arrived()).toMatchObject([{ to: ['sara@example.com'] }])
})

test('a draft that was sent is not sent again', async () => {
  const id = randomUUID()
  await press('mail.write-draft', { id, to: sara, subject: 'Offer', text: 'Hello' })
  const wish = () => ({ ...offer(), draft: { id, revision: 1 } })
  await Promise.all([press('mail.send', wish()), press('mail.send', wish())])
  expect(await arrived()).toHaveLength(1)
})

test('without a mailbox of their own a person is told what they can do instead', async () => {
  const ben = await openChatter(stage.node())
  await register(stage.database(), ben.id)
  const { status, body } = await ben.call<{ detail: string }>('POST', '/v1/actions/mail.send', { input: offer() })
  expect(status).toBe(409)
  expect(body.detail).toMatch(/Copy the text, open it in your mail app or download it as \.eml/)
})

test('the mailbox of somebody else sends nothing', async () => {
  const ben = await openChatter(stage.node())
  await register(stage.database(), ben.id)
  await plantFolders(stage.database(), ben.id)
  const { status } = await ben.call('POST', '/v1/actions/mail.send', { input: offer() })
  expect(status).toBe(404)
  expect(await arrived()).toEqual([])
})

test('a kept file goes as it was when it was attached, and only for the person who keeps it', async () => {
  const desk = openDesk(stage.node(), stage.ana().id)
  const { file } = (await desk.send({ name: 'Lease.txt', type: 'text/plain' }, Buffer.from('Signed by both'))).body
  const attach = (who: Chatter) => who.call<{ id: string }>('POST', '/v1/mail/files/kept', { file: file.id })
  const { status, body } = await attach(stage.ana())
  expect({ status, body }).toMatchObject({ status: 201, body: { name: 'Lease.txt', bytes: 14 } })
  await desk.act('delete-file', { id: file.id })
  expect((await attach(stage.ana())).status).toBe(404)
  expect((await attach(await openChatter(stage.node()))).status).toBe(404)
  await press('mail.send', { ...offer(), attachments: [body] })
  const [{ message } = { message: '' }] = await arrived()
  expect(message).toContain(Buffer.from('Signed by both').toString('base64'))
})

describe('a recipient who looks like another', () => {
  test.each(['ѕara@example.com', 'sara@exаmple.com', 'sara@example.com ', 'sara@example.com,eve@evil.example'])(
    'with the address %j is refused, or taken as what it is',
    async (address) => {
      const { status } = await press('mail.send', { ...offer(), to: [{ name: 'Sara Lind', address }] })
      expect(status).toBe(422)
      expect(await arrived()).toEqual([])
    },
  )

  test('is shown with the whole address, whatever the name says', async () => {
    const card = await propose({ ...offer(), to: [{ name: 'sara@example.com', address: 'sara@examp1e.com' }] })
    expect(card.shown.fields.map(({ value }) => value)).toContain('sara@example.com <sara@examp1e.com>')
    await approve(card)
    expect((await arrived()).map(({ to }) => to)).toEqual([['sara@examp1e.com']])
  })
})

describe('what a mail would have sent', () => {
  const asked = {
    method: 'REQUEST' as const,
    uid: 'review@evil.example',
    sequence: 0,
    title: 'Review\\nBcc: eve@evil.example',
    place: '',
    zone: 'Europe/Vienna',
    from: '2090-01-05T09:00',
    to: '2090-01-05T10:00',
    guest: { name: 'Ana', address: 'ana@example.com' },
  }

  test('an answer to an invitation waits for a yes, and goes to the organizer who was shown, to nobody else', async () => {
    const organizer = { name: 'Sara Lind', address: 'organizer@evil.example' }
    const more = { invitation: invitation({ ...asked, organizer }) }
    const { message } = await plantMail(stage.database(), stage.ana().id, 'Invitation', more)
    const card = await propose({ messageId: message, answer: 'accept' }, 'mail.answer-invitation')
    expect(card.state).toBe('waiting')
    expect(card.shown.fields.map(({ value }) => value)).toContain('Sara Lind <organizer@evil.example>')
    expect(card.shown.fields.map(({ label }) => label)).toContain('The invitation came from')
    await approve(card)
    const [got] = await arrived()
    expect(got?.to).toEqual(['organizer@evil.example'])
    expect(got?.message).not.toMatch(/^bcc:/im)
  })

  test('an invitation by somebody whose address is none is not answered', async () => {
    const organizer = { name: 'Eve', address: 'eve@evil.example,sara@example.com' }
    const more = { invitation: invitation({ ...asked, organizer }) }
    const { message } = await plantMail(stage.database(), stage.ana().id, 'Invitation', more)
    await expect(propose({ messageId: message, answer: 'accept' }, 'mail.answer-invitation')).rejects.toThrow(
      'e-mail address',
    )
    expect(await arrived()).toEqual([])
  })

  test.each([
    'leave@news.example?subject=x%0D%0ABcc:%20eve@evil.example&cc=eve@evil.example',
    'leave@news.example?bcc=eve@evil.example',
  ])('a list is left by a mail to one address, with no header of its own: %s', async (mailto) => {
    const more = { unsubscribe: { https: undefined, mailto, oneClick: false } }
    const { message } = await plantMail(stage.database(), stage.ana().id, 'News', more)
    const card = await propose({ messageId: message }, 'mail.unsubscribe')
    expect(card.state).toBe('waiting')
    await approve(card)
    const [got] = await arrived()
    expect(got?.to).toEqual(['leave@news.example'])
    expect(got?.message).not.toMatch(/^(?:bcc|cc):/im)
  })
})
