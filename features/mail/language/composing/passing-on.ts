import { createGrammar } from '#foundation/language/grammar.ts'
import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { defineLanguage } from '#foundation/language/templates/language.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { describedBy, isTold } from '../reading/described.ts'
import { withWholeQuotes } from '../reading/whole-quotes.ts'
import type { Compose, SendDraft, TakeBack } from '../wish.ts'
import { returnIn } from '../reading/stretch.ts'
import { withAddresses, withoutAddresses } from './addresses.ts'
import { peopleIn } from './people.ts'
import { told } from './told.ts'

const orders = defineLanguage({
  name: 'mail-passing-on',
  lexicon: {
    forward: 'forward, forward on, fwd, pass on, pass, send on, redirect',
    'can-you': 'can you, could you, would you, will you, please',
    'forward-it':
      'forward it, forward that, forward this, pass it on, send it on, send it over, fwd it, forward them, send it, share it',
    wants:
      'need, needs, wants, want, should get, should have, should see, has to see, have to see, asked for, is asking for, must see',
    it: 'it, that, this, the mail, the email, the draft, the message, my mail, my email, this one, that one, the reply',
    send: 'send, send off, send out, fire off, ship, now send, go ahead and send, mail, yes send',
    'take-back': `unsend, un-send, recall, take back, do not send, stop sending, hold back, hold, cancel sending, stop, cancel the sending of,
      undo sending, undo the send of, wait do not send, no do not send`,
  },
  intents: {
    forward: {
      kind: 'act',
      say: [
        '<forward> {which:text} to {to:text}',
        '<forward> to {to:text} {which:text}',
        '{to:text} <wants> {which:text} <can-you> <forward-it> {rest:text?}',
        '{to:text} <wants> {which:text} <forward-it> {rest:text?}',
      ],
    },
    'send-draft': { kind: 'act', say: ['<send> <it> {when:text?}', '<send> <it> (off|out|away) {when:text?}'] },
    'take-back': { kind: 'act', say: ['<take-back> <it>', '(unsend|recall)', 'do not send <it> yet?'] },
  },
})
const grammar = createGrammar(orders)
const mostCharacters = 600

/** “Forward the invoice to Tom”, “Tom needs the last email about the lease. Can you forward it?” */
export function readForward(message: string, wording: Wording): { wish: Compose; sure: boolean } | undefined {
  const { text: said, addressees } = withoutAddresses(message)
  const { text, back } = withWholeQuotes(said)
  const { slots } = readOrder(text, wording, 'forward') ?? {}
  if (!slots) return undefined
  const { which = '', to = '' } = slots
  const described = describedBy(back(which), wording)
  const { who, words } = withNote(back(to))
  const people = peopleIn(who)
  if (people.length === 0 || (!isTold(described) && described.newest === undefined)) return undefined
  const forward = { ...described, all: false }
  const note = words.length > 0 ? { words } : {}
  const wish: Compose = { do: 'compose', to: people, purpose: 'message', forward, sends: true, ...note }
  return { wish: addressees.length > 0 ? withAddresses(wish, addressees) : wish, sure: true }
}

/** “To Joel with “please approve”, “to the office, say I’m fine with it”, “to Ana: …”: what stands above the mail. */
function withNote(to: string): { who: string; words: string[] } {
  const [, toWhom, written] = /^([^:]{2,60}):\s+(\S.*)$/su.exec(to) ?? []
  if (toWhom !== undefined && written !== undefined) return { who: toWhom, words: told(unquoted(written)) }
  const who = to.replace(informing, '')
  if (who !== to) return { who, words: ['For your information.'] }
  const [whole, isOrder, note = ''] =
    /,?\s+(?:(?:with|saying|and say|say|adding|and tell (?:him|her|them)|and write)(?: that)?|(and ask|ask|and thank)(?: him| her| them)?)\s+(\S.*)$/isu.exec(
      to,
    ) ?? []
  if (whole === undefined) return { who: to, words: [] }
  const bare = unquoted(note)
  const said = isOrder === undefined ? bare : `${isOrder.replace('and ', '')} ${bare}`
  return { who: to.slice(0, to.length - whole.length), words: told(said) }
}

const informing = /,? (?:fyi|for (?:your|his|her|their) information)$/i

function unquoted(note: string): string {
  return note.replace(/^["“'](.*)["”']$/s, '$1')
}

/** What becomes of the mail that was just written, or of the one that is held. */
export function readSending(message: string, wording: Wording, spokenOf: boolean): SendDraft | TakeBack | undefined {
  const back = readOrder(message, wording, 'take-back')
  if (back) return tokenize(message).length <= 6 ? { do: 'take-back' } : undefined
  const { slots } = (spokenOf ? readOrder(message, wording, 'send-draft') : undefined) ?? {}
  if (!slots) return undefined
  const { until, rest } = returnIn(slots.when ?? '', wording)
  if (rest.trim() !== '') return undefined
  return { do: 'send-draft', ...(until !== undefined && { at: until }) }
}

type Intent = keyof typeof orders.intents
type Slots = Partial<Record<'which' | 'to' | 'when', string>>

function readOrder(message: string, { now, zone = 'UTC' }: Wording, intent: Intent): { slots: Slots } | undefined {
  if (message.length > mostCharacters || message.startsWith('/')) return undefined
  const [found] = grammar(withoutCourtesy(message), { now, zone }, new Set([intent]))
  return found && { slots: found.slots }
}
