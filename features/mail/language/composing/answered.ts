import type { Wording } from '#foundation/time/words/when.ts'
import { describedBy } from '../reading/described.ts'
import type { Described } from '../wish.ts'

/** Which of the mails that were shown is answered: “(reply to) the second one”. */
export function pointedAt(said: string, wording: Wording): Described | undefined {
  const described = describedBy(said.trim().replace(/^to /i, ''), wording)
  return described.places && described
}

/** Whose mail is answered, or which one by its words. */
export function answered(named: string, senders: readonly string[], wording: Wording): Described {
  return describedBy(senders.length > 0 && isName(named) ? `mail from ${senders.join(' ')}` : named || 'it', wording)
}

function isName(said: string): boolean {
  return !/\b(?:mail|mails|email|emails|message|it|that|this|last|latest)\b/i.test(said)
}
