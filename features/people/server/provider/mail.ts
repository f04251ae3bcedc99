import { productName } from '#foundation/contract/product.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Outside } from '#foundation/server/outside.ts'

/** Sends a password reset link, and logs failures: the answer to the caller is the same either way. */
export type SendResetLink = (email: string, link: string) => Promise<void>

export type MailParts = { smtpUrl: string; supportEmail: string; log: Log; outside: Pick<Outside, 'permit'> }

export function createResetMail({ smtpUrl, supportEmail, log, outside }: MailParts): SendResetLink {
  return async (email, link) => {
    try {
      await outside.permit(undefined, 'mail')
      const { createTransport } = await import('nodemailer')
      await createTransport({ url: smtpUrl, ...limits }).sendMail({
        from: { name: productName, address: supportEmail },
        to: email,
        subject: `A new password for ${productName}`,
        text: words(link),
      })
    } catch (error) {
      log.error({ err: error }, 'the mail with a link to a new password could not be sent')
    }
  }
}

const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Without the name, which anybody may have chosen who made the account. */
function words(link: string): string {
  return [
    'Hello,',
    '',
    `somebody, hopefully you, has asked for a new password for ${productName}. Choose one here within an hour:`,
    '',
    link,
    '',
    'If it was not you, do nothing: your password stays as it is.',
    '',
  ].join('\n')
}
