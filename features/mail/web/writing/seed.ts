import type { Draft, MailCorrespondent, MailMessage, Recipient } from '../../contract.ts'
import { written } from '../drafts/recipients.ts'
import { emptyFields, type Fields } from './fields.ts'
import { forwarded, isForwarded, joined, quotation } from './quoted.ts'

export type Answering = 'reply' | 'reply-all' | 'forward'

/** What a new mail begins with. */
export type Seed = Fields & { answers?: string; replyTo?: string; caution?: string }

type Answered = { message: MailMessage; account: string | null; at: string }

/** An answer to a message, with the message quoted beneath. `at`: when it was sent, in words. */
export function seedOf(kind: Answering, { message, account, at }: Answered): Seed {
  const { id, thread, from } = message
  const who = from ? written([recipient(from)]) : 'Somebody'
  const tie = { answers: thread, replyTo: id, account }
  if (kind === 'forward') {
    const quoted = forwarded({
      from: who,
      at,
      subject: message.subject,
      to: written(message.to.map(recipient)),
      text: [message.text.trimEnd(), message.quoted.trimEnd()].filter((part) => part !== '').join('\n\n'),
    })
    return { ...emptyFields, ...tie, subject: marked('Fwd', message.subject), text: joined({ own: '', quoted }) }
  }
  const quoted = message.text.trim() === '' ? '' : quotation({ who: nameOf(from), at, text: message.text })
  return {
    ...emptyFields,
    ...tie,
    ...peopleOf(kind, message),
    ...cautionOf(message),
    subject: marked('Re', message.subject),
    text: joined({ own: '', quoted }),
  }
}

/** Whether a draft is the answer that begins like this: it goes to the same people, and none but a forward resumes one. */
export function isBegun(draft: Draft, seed: Seed): boolean {
  const isSameKind = isForwarded(draft.text) === isForwarded(seed.text)
  return draft.replyTo === seed.replyTo && isSameKind && goesTo(draft) === goesTo(seed)
}

function goesTo(fields: Fields): string {
  return JSON.stringify([fields.to, fields.cc, fields.bcc].map((people) => people.map(addressOf).toSorted()))
}

function addressOf({ address, name }: Recipient): string {
  return (address || name).trim().toLowerCase()
}

/** Where an answer does not go to whom the message seems to be from. */
function cautionOf({ own, from, replyTo }: MailMessage): Pick<Seed, 'caution'> {
  const elsewhere = replyTo.filter(({ address }) => address.toLowerCase() !== from?.address.toLowerCase())
  if (own || !from || elsewhere.length === 0) return {}
  const there = elsewhere.map(({ address }) => address).join(', ')
  return { caution: `The answer goes to ${there}, not to ${from.address}, from which the message says it is.` }
}

/** An answer to an own message goes to those whom that one went to. */
function peopleOf(kind: Answering, { own, from, replyTo, to, cc }: MailMessage): Pick<Fields, 'to' | 'cc'> {
  const answered = own ? to : replyTo.length > 0 ? replyTo : from ? [from] : []
  const first = once(answered, [])
  if (kind === 'reply') return { to: first, cc: [] }
  return { to: first, cc: once(own ? cc : [...to, ...cc], first) }
}

/** Each once, and never the person. */
function once(people: readonly MailCorrespondent[], before: readonly Recipient[]): Recipient[] {
  const seen = new Set(before.map(({ address }) => address.toLowerCase()))
  return people.flatMap((each) => {
    const key = each.address.toLowerCase()
    if (each.own || key === '' || seen.has(key)) return []
    seen.add(key)
    return [recipient(each)]
  })
}

function recipient({ name, address }: MailCorrespondent): Recipient {
  return { name: name.slice(0, 200), address }
}

function nameOf(from: MailCorrespondent | null): string {
  if (!from) return 'somebody'
  return from.name === '' ? from.address : from.name
}

function marked(mark: 'Re' | 'Fwd', subject: string): string {
  const bare = subject.trim()
  return (bare.toLowerCase().startsWith(`${mark.toLowerCase()}:`) ? bare : `${mark}: ${bare}`).trim().slice(0, 500)
}
