import type { Wording } from '#foundation/time/words/when.ts'
import { describedBy, isPointing } from '../reading/described.ts'
import type { Compose, Described } from '../wish.ts'

type Around = { said: string; named: readonly string[]; to: readonly string[]; isThing: boolean }

/** Which mail is answered: “the first one”, somebody’s, or what its words say. */
export function replied({ said, named, to, isThing }: Around, wording: Wording): Described {
  const pointed = describedBy(said, wording)
  if (isPointing(pointed)) return pointed
  const names = named.join(' ')
  return describedBy(
    to.length > 0 && isName(names) && !isThing ? `mail from ${to.join(' ')}` : names === '' ? 'it' : names,
    wording,
  )
}

/** “Reply to Yuki's last mail about the gala with “Thanks””: all but the very words says what is answered. */
export function answering(order: string, wording: Wording): Compose {
  const said = order.replace(/^to /i, '')
  const described = describedBy(isName(said) ? `mail from ${said}` : said === '' ? 'it' : said, wording)
  return { do: 'compose', to: [], purpose: 'message', reply: described }
}

function isName(said: string): boolean {
  return !/\b(?:mail|mails|email|emails|message|it|that|this|last|latest)\b/i.test(said)
}
