import { connect, type Client } from '#foundation/server/live/testing.ts'
import type { SocketMessage } from '#foundation/server/live/message.ts'
import type { Position } from '#foundation/contract/live.ts'
import { heedProtocol } from '#start/testing/heed-protocol.ts'
import type { Owner, Stranger } from './people.ts'
import { sampleOf } from './samples.ts'
import type { WholeHouse } from './whole-house.ts'

type Parts = { house: WholeHouse; owner: Owner; stranger: Stranger }

/** Goes on from the owner's place and sends every message with the owner's ids, and tells what arrived; nothing is right. */
export async function findSocketLeaks(parts: Parts, messages: SocketMessage[]): Promise<string[]> {
  const { house, owner, stranger } = parts
  const theirs = await openSocket(house, await owner.enter())
  const position = (await theirs.next())['position'] as Position
  const told = { type: 'probe/told', text: owner.text }
  const findings: string[] = []
  for (const frames of [[], ...messages.map((message) => framesOf(message, parts))]) {
    const own = await openSocket(house, await stranger.enter())
    await own.next()
    own.send({ type: 'resume', position: { ...position, seq: 0 } })
    for (const frame of frames) own.send(frame)
    own.send('nonsense')
    await arrived(own, 'error', 'malformed')
    await house.announce(owner.id, told)
    await house.announce(stranger.id, { type: 'probe/ended' })
    await arrived(own, 'probe/ended')
    const got = JSON.stringify(own.frames)
    if (owner.marks.some((mark) => got.includes(mark)))
      findings.push(`${frames[0]?.type ?? 'resume'} brings a stranger what is somebody else's`)
    own.ws.close()
  }
  await arrived(theirs, 'probe/told')
  theirs.ws.close()
  return findings
}

/** A socket that was opened with a ticket, as browsers do it. */
export async function openSocket(house: WholeHouse, token: string): Promise<Client> {
  const { body } = await house.api<{ ticket: string }>('POST', '/v1/auth/socket-ticket', { token })
  return heedProtocol(await connect(`${house.socketUrl}?token=${body.ticket}`), { but: /^(?:probe|pens)\// })
}

type Frame = { type: string }

function framesOf({ type, shape }: SocketMessage, { owner, stranger }: Parts): Frame[] {
  return owner.ids.map((id) => ({ ...(sampleOf(shape, { id, text: stranger.text }) as object), ownerId: id, type }))
}

/** Until such a frame has come. */
export async function arrived(client: Client, type: string, code?: string): Promise<void> {
  const frame = await client.next()
  if (frame.type !== type || frame['code'] !== code) await arrived(client, type, code)
}
