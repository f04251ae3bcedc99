import { escaped, list, quote } from '#foundation/language/wording/quoting.ts'
import type { JudgedMail } from '../../contract.ts'
import { unlinked } from './unlinked.ts'
import { when } from './wording.ts'

type Moment = Parameters<typeof when>[1]
type Judged = JudgedMail['messages'][number]

export const noSuchMail = 'I find no mail that this is about.'

/** The newest message that something speaks against, or the newest. */
function told({ messages }: JudgedMail): Judged | undefined {
  return messages.findLast(({ marks }) => marks.length > 0) ?? messages.at(-1)
}

export function judged(found: JudgedMail, moment: Moment): string {
  const message = told(found)
  if (!message) return 'Nobody else wrote in this conversation.'
  const { from, at, marks } = message
  const named = from.name === '' ? unlinked(from.address) : `${escaped(from.name)}, ${unlinked(from.address)}`
  const mail = `${quote(found.thread.subject || 'No subject')} of ${when(at, moment)}, from ${named}`
  if (marks.length > 0)
    return `I would not trust ${mail}:\n\n${list(marks.map(({ words }) => unlinked(words)))}\n\nDo not pay, click or answer there. Ask ${escaped(from.name || 'the sender')} at an address or a number that you know from before.`
  if (isKnown(message))
    return `Nothing speaks against ${mail}. ${history(message)} That is no proof: their mailbox may be in other hands. Where money goes to a new account, ask them at a number that you know from before.`
  return `I can’t tell whether to trust ${mail}. ${history(message)} Before you pay or click, ask them on another way.`
}

function isKnown({ written, received, checked }: Judged): boolean {
  return (written || received > 0) && checked !== 'failed'
}

function history({ written, received, answered, checked }: Judged): string {
  const before = written
    ? 'You wrote to this address before.'
    : received > 0
      ? 'Other mail came from this address before.'
      : answered
        ? 'You know this address from this conversation alone, in which you answered it.'
        : 'No other mail came from this address, and you never wrote to it.'
  const server = checked === 'passed' ? ' The server that received it confirmed where it comes from.' : ''
  return `${before}${server}`
}

export function warning(found: JudgedMail): string {
  const message = told(found)
  return `Be careful with ${quote(found.thread.subject || 'No subject')}: ${(message?.marks ?? []).map(({ words }) => unlinked(words)).join(' ')}`
}
