import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import { Failure } from '#foundation/contract/failure.ts'
import type { AccountElsewhere } from '#foundation/server/connection.ts'
import { type Door, serverFor } from '../../imap/line.ts'
import { openSmtp, told } from './smtp-line.ts'

/** later: nothing was sent, and it may be tried again. unsure: all of it was handed over, and no answer came. */
export type HandedOver = { state: 'accepted' } | { state: 'refused' | 'later' | 'unsure'; why: string }

export type Parcel = {
  from: string
  to: readonly string[]
  message: Buffer
  /** Called before the first byte of the message leaves, and never twice; where it says no, nothing leaves. */
  offering: () => Promise<boolean>
}

const allMinutes = 10

/** Hands a message over to the account’s own server: to all recipients, or to none. */
export async function handOver(
  door: Pick<Door, 'connect'>,
  account: AccountElsewhere,
  parcel: Parcel,
  signal: AbortSignal,
): Promise<HandedOver> {
  const progress = { isWhole: false }
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(allMinutes * 60_000)])
  let connection: SMTPConnection | undefined
  const end = () => connection?.close()
  deadline.addEventListener('abort', end, { once: true })
  try {
    connection = await openSmtp(door, account, deadline)
    await send(connection, parcel, progress)
    return { state: 'accepted' }
  } catch (error) {
    return outcomeOf(error, progress.isWhole, account)
  } finally {
    deadline.removeEventListener('abort', end)
    connection?.close()
  }
}

function send(connection: SMTPConnection, parcel: Parcel, progress: { isWhole: boolean }): Promise<void> {
  const { from, to, message } = parcel
  const bytes = offered(connection, parcel, progress)
  return told(connection, (done) =>
    connection.send({ from, to: [...to], size: message.length }, bytes, (error) => done(error)),
  )
}

const pieceBytes = 64 * 1_024

/** The message, piece by piece, from the moment on that the server asks for it. */
function offered(connection: SMTPConnection, { message, offering }: Parcel, progress: { isWhole: boolean }): Readable {
  async function* pieces() {
    const refused = refusedBy(connection)
    if (refused.length > 0) throw new RefusedRecipients(refused)
    if (!(await offering())) throw new Error('Another node has this mail.')
    for (let at = 0; at < message.length; at += pieceBytes) yield message.subarray(at, at + pieceBytes)
    progress.isWhole = true
  }
  return Readable.from(pieces(), { objectMode: false })
}

/** nodemailer goes on where some recipients were refused, and tells whom only at the end. */
function refusedBy(connection: SMTPConnection): readonly string[] {
  const envelope: unknown = Reflect.get(connection, '_envelope')
  const rejected = typeof envelope === 'object' && envelope && 'rejected' in envelope ? envelope.rejected : []
  return Array.isArray(rejected) ? rejected.map(String) : []
}

class RefusedRecipients extends Error {
  readonly recipients: readonly string[]
  constructor(recipients: readonly string[]) {
    super('The server refused some recipients.')
    this.recipients = recipients
  }
}

function outcomeOf(error: unknown, isWhole: boolean, account: AccountElsewhere): HandedOver {
  const { host } = serverFor(account, 'smtp')
  if (error instanceof RefusedRecipients)
    return { state: 'refused', why: `${host} refuses ${error.recipients.join(', ')}. It was sent to nobody.` }
  if (error instanceof Failure) return { state: error.code === 'unavailable' ? 'later' : 'refused', why: error.message }
  const { code, responseCode, response } = (error instanceof Error ? error : {}) as Partial<SmtpError>
  const words = (response ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 200)
  if (responseCode !== undefined && responseCode >= 500) return { state: 'refused', why: `${host} says: ${words}` }
  if (responseCode !== undefined && responseCode >= 400) return { state: 'later', why: `${host} says: ${words}` }
  if (code === 'EMESSAGE') return { state: 'refused', why: `${host} takes no mail of this size.` }
  if (!isWhole) return { state: 'later', why: `The line to ${host} broke before the mail was handed over.` }
  return { state: 'unsure', why: `The line to ${host} broke before it said whether it has the mail.` }
}

type SmtpError = { code: string; responseCode: number; response: string }
