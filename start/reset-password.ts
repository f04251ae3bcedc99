import { createResetLink } from '#features/people/server/index.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { readConfig } from '#foundation/server/config.ts'
import { visitDatabase } from '#foundation/server/database/index.ts'

type Settings = Record<string, string | undefined>

/** `npm run reset-password -- <email>` */
export async function runResetPassword(settings: Settings, [email]: readonly string[]): Promise<void> {
  if (!email) throw new Failure('invalid', 'Say whose: npm run reset-password -- you@example.com')
  const { dataDirectory, database: where, publicUrl, provider } = readConfig(settings)
  if (provider.kind !== 'embedded')
    throw new Failure('conflict', 'People sign in elsewhere here, and that is where their passwords are.')
  const link = await visitDatabase({ dataDirectory, database: where, say }, (database) =>
    createResetLink({ database, publicUrl, now: new Date() }, email),
  )
  if (!link) throw new Failure('not-found', `There is no account for ${email} here.`)
  process.stdout.write(`${link}\n`)
  say('Whoever opens this link within an hour chooses a new password, one time.')
}

/** Beside the link, which stands on standard output alone. */
function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}
