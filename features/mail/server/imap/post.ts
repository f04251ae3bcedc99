import { Failure } from '#foundation/contract/failure.ts'
import type { AccountElsewhere } from '#foundation/server/connection.ts'
import { openSmtp } from '../sending/post/smtp-line.ts'
import { type Door, serverFor } from './line.ts'

/** Signs in at the SMTP server and leaves again; nothing is sent. */
export async function tryPost(door: Door, account: AccountElsewhere, signal: AbortSignal): Promise<void> {
  try {
    const connection = await openSmtp(door, account, signal)
    connection.quit()
  } catch (error) {
    throw error instanceof Failure ? error : whyNot(error, serverFor(account, 'smtp').host)
  }
}

function whyNot(error: unknown, host: string): Failure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const sentence =
    code === 'ETLS' || /CERT|SELF_SIGNED/.test(code)
      ? `${host} does not offer a line that is encrypted and valid for its name.`
      : `${host} does not answer as a mail server does.`
  return new Failure('unavailable', sentence, { cause: error })
}
