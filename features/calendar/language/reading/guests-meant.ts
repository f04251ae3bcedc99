import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Target } from '../wish.ts'
import { readTarget } from './target.ts'

const mostCharacters = 300

/** The event whose guests are meant, and the message with their addresses in the place of “everyone in the design sync”. */
export type GuestsOf = { target: Target; order: (who: string) => string }

/** “Tell everyone in the design sync I’m running late”. */
export function readGuestsMeant(message: string, wording: Wording): GuestsOf | undefined {
  if (message.length > mostCharacters || /["“]/.test(message)) return undefined
  const text = withoutCourtesy(message)
  const [, verb = '', event = '', rest = ''] = form.exec(text) ?? []
  const target = event === '' ? undefined : readTarget(event, wording)
  if (!target || target.words.length + target.kinds.length === 0) return undefined
  return { target, order: (who) => `${verb} ${who}${rest}` }
}

const whom = String.raw`(?:everyone|everybody|all(?: of them)?|all people|(?:all )?the (?:people|guests|attendees|participants|others|whole group))`
const isIn = String.raw`(?:in|at|on|of|from|invited to|attending|coming to|joining|who(?:['’]?s| is| are) (?:in|at|on|coming to|invited to))`
const form = new RegExp(
  String.raw`^(tell|email|e-mail|mail|write(?: to)?|message|let|inform|notify|ask|warn|remind|(?:send|write|draft) (?:an? )?(?:mail|email|note|message) to) ${whom} ${isIn} (?:the |my |our )?([\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,4}?)((?:,? (?:know|that|saying|asking|to|if|whether|about|of|i|i['’]?m|i['’]?ll|we|we['’]?re|we['’]?ll|it|it['’]?s|there|please|the)\b| ?[:–-] ).*)$`,
  'isu',
)
