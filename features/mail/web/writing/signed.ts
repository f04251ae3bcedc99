import type { MailSender } from '../../contract.ts'
import { joined, partsOf } from './quoted.ts'
import type { Seed } from './seed.ts'

/** What a new mail begins with, from an own account and with the signature of that account above what is quoted. */
export function signed(seed: Seed, senders: readonly Pick<MailSender, 'account' | 'signature'>[] = []): Seed {
  const sender = senders.find(({ account }) => account === seed.account) ?? senders[0]
  if (!sender) return { ...seed, account: null }
  const account = sender.account
  const { own, quoted } = partsOf(seed.text)
  // Its own words mean that it was begun before.
  if (own.trim() !== '' || sender.signature.trim() === '') return { ...seed, account }
  return { ...seed, account, text: joined({ own: `\n\n-- \n${sender.signature.trimEnd()}`, quoted }) }
}
