import { domainOf, imitated, isWithin, type KnownDomain, knownDomains } from './look-alike.ts'
import type { Message } from './message.ts'

export type MarkKind = 'lookalike' | 'spoofed' | 'failed' | 'reply-to' | 'link' | 'hidden' | 'direction'

/** Something that a reader should know before they trust a message. */
export type Mark = { kind: MarkKind; words: string }

type Seen = Pick<Message, 'from' | 'replyTo' | 'authentication' | 'listId' | 'automatic' | 'parts'> & {
  /** Links of the HTML whose text names another host than they lead to. */
  links: readonly { says: string; leadsTo: string }[]
  /** Text that its HTML hides from readers. */
  hidden: string
}

type Person = { name: string; address: string }

/** The person's own addresses, and those they wrote to; made once for many messages. */
export type Known = { named: ReadonlyMap<string, readonly Person[]>; domains: readonly KnownDomain[] }

export function knownFrom(people: readonly Person[]): Known {
  return {
    named: Map.groupBy(people, ({ name }) => name.trim().toLowerCase()),
    domains: knownDomains(people.map(({ address }) => domainOf(address))),
  }
}

const mostHiddenWords = 25

export function marksOf(message: Seen, known: Known): Mark[] {
  const { from } = message
  return [
    ...(from
      ? [...senderMarks(from, known, message), failed(message, from.address), elsewhere(message, from.address)]
      : []),
    ...message.links.slice(0, 3).map(({ says, leadsTo }): Mark => ({
      kind: 'link',
      words: `A link says ${says} and leads to ${leadsTo}.`,
    })),
    hiddenWords(message.hidden),
    turned(message),
  ].filter((mark) => mark !== undefined)
}

/** What follows from the name and the address of a sender alone. */
function senderMarks(
  from: { name: string; address: string },
  known: Known,
  by: { automatic: boolean; listId: string },
): Mark[] {
  const isMachine = (by.automatic || by.listId !== '') && machines.test(from.address.split('@')[0] ?? '')
  return [lookAlike(from.address, known), spoofed(from, isMachine ? { ...known, named: new Map() } : known)].filter(
    (mark) => mark !== undefined,
  )
}

type Marked = {
  from: { name: string; address: string }
  own: boolean
  automatic: boolean
  listId: string
  marks: readonly { kind: string; words: string }[]
}

/** What was marked when a message came, and what is known about its sender only since then. */
export function marksNow({ from, own, marks, ...by }: Marked, known: Known): { kind: string; words: string }[] {
  if (own || from.address === '') return [...marks]
  const more = senderMarks(from, known, by).filter(({ kind }) => marks.every((mark) => mark.kind !== kind))
  return [...more, ...marks]
}

/** Services that write in the name of people, such as “Elena Fischer <notifications@forge.example>”. */
const machines = /no-?reply|notif|invitation|mailer|updates?\b|messages?\b/i

function lookAlike(address: string, known: Known): Mark | undefined {
  const domain = domainOf(address)
  const other = imitated(domain, known.domains)
  if (other !== undefined) return { kind: 'lookalike', words: `It comes from ${domain}, which is not ${other}.` }
  if (domain.split('.').some((label) => label.startsWith('xn--')) || mixesAlphabets(domain))
    return { kind: 'lookalike', words: `The letters of ${domain} are not what they look like.` }
  return undefined
}

function mixesAlphabets(domain: string): boolean {
  return domain.split('.').some((label) => /[a-z]/v.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}]/v.test(label))
}

/** A name that is an address of somebody else, or of somebody the person knows under another address. */
function spoofed({ name, address }: { name: string; address: string }, known: Known): Mark | undefined {
  const [said] = /[^\s<>\(\)"',;:@]{1,64}@[^\s<>\(\)"',;:@]{1,255}/v.exec(name.slice(0, 1_000)) ?? []
  if (said !== undefined && domainOf(said) !== domainOf(address))
    return { kind: 'spoofed', words: `Its name says ${said}, but it comes from ${address}.` }
  const plain = name.trim().toLowerCase()
  const same = plain.includes(' ') ? (known.named.get(plain) ?? []) : []
  const [first] = same
  const domain = domainOf(address)
  if (!first || same.some((person) => isWithin(domain, domainOf(person.address)))) return undefined
  return { kind: 'spoofed', words: `You know ${first.name} as ${first.address}; this comes from ${address}.` }
}

/** Whether the server that received a message could confirm the domain of its sender. */
export function checkedOf(authentication: Message['authentication']): 'passed' | 'failed' | 'unknown' {
  if (authentication?.dmarc === 'fail' || (authentication?.spf === 'fail' && authentication.dkim !== 'pass'))
    return 'failed'
  return authentication?.dmarc === 'pass' ? 'passed' : 'unknown'
}

function failed({ authentication }: Seen, address: string): Mark | undefined {
  if (checkedOf(authentication) !== 'failed') return undefined
  return {
    kind: 'failed',
    words: `The server that received it could not confirm that it comes from ${domainOf(address)}.`,
  }
}

/** Lists and programs have answers go elsewhere for good reasons. */
function elsewhere({ replyTo, listId, automatic }: Seen, address: string): Mark | undefined {
  const other = replyTo.find((each) => domainOf(each.address) !== domainOf(address))
  if (!other || listId !== '' || automatic) return undefined
  return { kind: 'reply-to', words: `Answers would go to ${other.address}, not to its sender.` }
}

/** A line that only the list of a mailbox shows is usual; more is not. */
function hiddenWords(hidden: string): Mark | undefined {
  const count = hidden.split(/\s+/v).filter((word) => /\p{L}/v.test(word)).length
  const isInstruction =
    /\b(?:assistant|ai|chatgpt|claude|copilot|model)\b[^.]{0,40}[:,]|\b(?:ignore|disregard|override)\b[^.]{0,60}\binstructions?\b/iv.test(
      hidden,
    )
  if (count <= mostHiddenWords && !isInstruction) return undefined
  return { kind: 'hidden', words: `It hides ${count} words from its readers. They were left out.` }
}

/** Characters that turn the direction of writing make “exe.gpj” look like “jpg.exe”. */
function turned({ from, parts }: Seen): Mark | undefined {
  const names = [from?.name ?? '', ...parts.map(({ name }) => name)]
  if (!names.some((name) => /[\u202a-\u202e\u2066-\u2069]/v.test(name))) return undefined
  return { kind: 'direction', words: 'A name in it is written so that it reads as something else.' }
}
