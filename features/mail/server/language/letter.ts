import { randomUUIDv7 } from 'node:crypto'
import type { Move, Turn } from '#foundation/server/language.ts'
import type { KnownSender, Recipient } from '../../contract.ts'
import type { Manner, Tone } from '../../language/drafting/draft.ts'
import { spelled } from '../../language/drafting/spelled.ts'
import { write } from '../../language/drafting/write.ts'
import type { Compose } from '../../language/wish.ts'
import { greeted, isTitled, isToOffice } from './recipients.ts'
import { whenOf } from './writing-times.ts'

type Around = { to: readonly Recipient[]; times: string[]; isFormal: boolean; sender: KnownSender | undefined }

/** Its subject and text by the form of its purpose, or what is missing. */
export function written(turn: Turn, wish: Compose, { to, times, isFormal, sender }: Around): ReturnType<typeof write> {
  const { reason, person, amount, deadline, words: told, questions, subject } = wish
  const [topic, matter, occasion] = [wish.topic, wish.matter, wish.occasion].map((each) => each && spelled(each))
  const said = { topic, matter, reason, person, amount, deadline, words: told, questions, occasion }
  const minutes = wish.slots?.minutes
  const { closing } = wish
  const tone = wish.tone ?? (isFormal || isTitled(wish) || isToOffice(wish, to) ? 'formal' : 'friendly')
  return write({
    purpose: wish.purpose,
    tone,
    isWarm: wish.isWarm === true,
    facts: {
      names: greeted(wish, to, tone === 'formal'),
      own: turn.context.name,
      ...(minutes !== undefined && wish.purpose === 'schedule' && { minutes }),
      ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
      ...whenOf(turn, wish),
      ...(times.length > 0 && { times }),
    },
    ...(subject !== undefined && { subject }),
    ...((sender || closing !== undefined) && { manner: mannerOf(sender, tone, closing) }),
    seed: turn.parts.sentence.length,
  })
}

/** What the person wrote down about it, otherwise what their sent mail shows. */
function mannerOf(sender: KnownSender | undefined, tone: Tone, closing: string | undefined): Manner {
  const usual = sender ? usualManner(sender, tone) : { greeting: '', closing: '' }
  return closing === undefined ? usual : { ...usual, closing }
}

function usualManner({ greeting, closing, formalGreeting, formalClosing, learned }: KnownSender, tone: Tone): Manner {
  return tone === 'formal'
    ? { greeting: formalGreeting || learned.formal.greeting, closing: formalClosing || learned.formal.closing }
    : { greeting: greeting || learned.friendly.greeting, closing: closing || learned.friendly.closing }
}

export function drafted(letter: object): Move {
  const id = randomUUIDv7()
  return {
    kind: 'call',
    calls: [
      { tool: 'mail.write-draft', input: { id, ...letter } },
      { tool: 'mail.show-draft', input: { id } },
    ],
  }
}
