import type { Split } from '../contract.ts'
import type { Sorted } from './thread.ts'

type Sent = {
  fromName: string
  fromAddress: string
  own: boolean
  draft: boolean
  automatic: boolean
  listId: string
  canLeave: boolean
  /** It cancels an invitation. */
  callsOff: boolean
  snippet: string
  marked: boolean
}

/** Into which part of the inbox a thread goes, and why. `decided` is what the person said about a sender. */
export function splitOf(messages: readonly Sent[], decided: (address: string) => Split | undefined): Sorted {
  const sent = messages.filter(({ draft }) => !draft)
  const received = sent.findLast(({ own }) => !own)
  const newest = sent.at(-1)
  const rule = received && decided(received.fromAddress)
  if (rule) return { split: rule, why: `You put mail from ${nameOf(received)} here.`, sorted: true }
  if (!newest || !received) return { split: 'waiting', why: 'You wrote last.', sorted: false }
  if (received.canLeave && !isTalk(sent))
    return { split: 'newsletters', why: 'It came by a mailing list.', sorted: false }
  if (received.listId !== '')
    return { split: 'rest', why: 'It came by a list on which people write to each other.', sorted: false }
  if (received.automatic) return { split: 'rest', why: 'A program sent it.', sorted: false }
  if (newest.own && closes(newest.snippet))
    return { split: 'rest', why: 'You wrote last and asked nothing.', sorted: false }
  if (newest.own) return { split: 'waiting', why: 'You wrote last.', sorted: false }
  if (isNobody(received.fromAddress))
    return { split: 'rest', why: 'Answers to this address are not read.', sorted: false }
  const who = nameOf(received)
  if (received.marked) return { split: 'rest', why: 'Something in it is not what it seems.', sorted: false }
  if (received.callsOff) return { split: 'rest', why: `${who} calls it off.`, sorted: false }
  if (asks(received.snippet)) return { split: 'answer', why: `${who} asks something.`, sorted: false }
  if (closes(received.snippet)) return { split: 'rest', why: `${who} wrote last and asks nothing.`, sorted: false }
  return { split: 'answer', why: `${who} wrote last.`, sorted: false }
}

function nameOf({ fromName, fromAddress }: Sent): string {
  return fromName === '' ? fromAddress : fromName
}

/** On a list of colleagues several people write in one conversation. */
function isTalk(sent: readonly Sent[]): boolean {
  return new Set(sent.map(({ fromAddress }) => fromAddress.toLowerCase())).size > 1
}

/** “no-reply@”, “notifications@”: nobody reads what is sent there. */
function isNobody(address: string): boolean {
  return /^(?:no|do-?not|donot|never)[\-_.]?(?:reply|respond|answer)|^(?:notifications?|notify|mailer-daemon|postmaster|bounces?|alerts?)(?:[\-_+.]|@)/iv.test(
    address,
  )
}

function asks(words: string): boolean {
  return (
    /[?？؟](?:\s|$)/v.test(words) ||
    /\b(?:please|could you|can you|would you|let me know|waiting for|remind|bitte|könnten|würden|bräuchte|s’il|merci de|por favor|per favore)\b/iv.test(
      words,
    )
  )
}

/** “Thank you, that worked.” ends a conversation. */
function closes(words: string): boolean {
  return (
    words.length <= 120 &&
    !asks(words) &&
    /^(?:many thanks|thanks|thank you|thx|great|perfect|beautiful|that worked|wonderful|lovely|ok|okay|agreed|approved|done|got it|received|noted|will do|sounds good|see you|danke|vielen dank|merci|gracias|grazie|super|alles klar)(?!\p{L})/iv.test(
      words,
    )
  )
}
