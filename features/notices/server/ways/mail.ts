import { createHash } from 'node:crypto'
import { productName } from '#foundation/contract/product.ts'
import type { Log } from '#foundation/server/log.ts'
import { pause } from '#foundation/server/pause.ts'
import { type Carrier, type CarrierLimits, nothingThere, type Parcel, type Tried } from './way.ts'

export type MailParts = {
  smtpUrl: string | undefined
  supportEmail: string
  publicUrl: URL
  log: Log
  /** Addresses that their owner has verified. */
  addresses: (ownerId: string) => Promise<string[]>
  limits: CarrierLimits
}

export type Letter = { to: string; subject: string; text: string; messageId?: string }
export type SendLetter = (letter: Letter) => Promise<void>

/** `undefined` if this server cannot send mail. */
export function createPost({ smtpUrl, supportEmail, limits }: Pick<MailParts, 'smtpUrl' | 'supportEmail' | 'limits'>) {
  if (smtpUrl === undefined) return undefined
  const timeout = limits.trySeconds * 1_000
  const limit = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }
  const from = { name: productName, address: supportEmail }
  const send: SendLetter = async (letter) => {
    const { createTransport } = await import('nodemailer')
    await createTransport({ url: smtpUrl, ...limit }).sendMail({ from, ...letter })
  }
  return send
}

export function createMailCarrier({ send, ...parts }: MailParts & { send: SendLetter | undefined }): Carrier {
  const { addresses, publicUrl, limits, log } = parts

  async function sendTo(post: SendLetter, letter: Letter, signal: AbortSignal): Promise<Tried> {
    const place = letter.to
    for (let tries = 1; ; tries += 1) {
      try {
        await post(letter)
        return { place, state: 'handed', tries, why: null }
      } catch (error) {
        log.warn({ err: error, tries }, 'a notice could not be mailed')
        if (tries >= limits.tries || signal.aborted)
          return { place, state: 'failed', tries, why: 'The mail server did not take it.' }
        await pause(limits.pauseMilliseconds, signal)
      }
    }
  }

  return {
    way: 'mail',
    async carry(ownerId, parcel, signal) {
      if (!send) return nothingThere('This server cannot send mail.')
      const found = await addresses(ownerId)
      if (found.length === 0) return nothingThere('You have confirmed no address for mail.')
      return Promise.all(found.map((to) => sendTo(send, letterOf(parcel, { to, publicUrl }), signal)))
    },
  }
}

/** A retry produces the same message: its id is derived from the content and the recipient. */
function letterOf(parcel: Parcel, { to, publicUrl }: { to: string; publicUrl: URL }): Letter {
  const { ids, title, body, link } = parcel
  const digest = createHash('sha256')
    .update([to, ...ids].join(' '))
    .digest('hex')
    .slice(0, 32)
  const text = [title, body, new URL(link, publicUrl).href].filter((part) => part !== '').join('\n\n')
  return {
    to,
    subject: title.replaceAll(/\s+/g, ' '),
    text: `${text}\n`,
    messageId: `<${digest}@${publicUrl.hostname}>`,
  }
}
