import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Promises } from '../wish.ts'
import { tellingWords } from './read-question.ts'
import { stretchIn } from './stretch.ts'

const mostCharacters = 400
const mostWords = 16

/** “What did I promise Elena this week?”, “what has Tom promised me”. */
export function readPromises(message: string, wording: Wording): Promises | undefined {
  if (message.length > mostCharacters) return undefined
  const text = withoutCourtesy(message)
  if (tokenize(text).length > mostWords) return undefined
  const [, name, said] = others.exec(text) ?? []
  const rest = own.exec(text)?.[1] ?? said
  if (rest === undefined) return undefined
  const { rest: behind = rest, ...when } = stretchIn(rest, wording) ?? {}
  const who = name ?? tellingWords(behind.replaceAll(around, ' '))
  // “What did I promise about the lease” asks for a thing.
  if (tokenize(who).length > mostNames || (who !== '' && /\b(?:about|for|on|regarding) /i.test(behind)))
    return undefined
  return { do: 'promises', by: said === undefined ? 'own' : 'others', ...(who !== '' && { who }), ...when }
}

const mostNames = 2
const own =
  /^(?:(?:what|which things|anything|did|have|list what|show me what|tell me what|remind me what)(?: else| all| exactly)?(?: did| have| do| had)?\b[^?]{0,6}?\b(?:i|we) (?:have |had |ever |already )?(?:promised?|pledged?|committed? to)|(?:show |list |what are )?(?:me )?(?:all )?(?:my|our) (?:own )?promises)\b([^?]{0,80})\W*$/iu
const others =
  /^(?:(?:what|anything|what all) (?:did|has|have) (\p{L}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]+)?) promised?|(?:who|what was i|what were we|what have i been|what did (?:others|people|they)|what have (?:others|people|they)) promised?)\b([^?]{0,80})\W*$/iu
const around =
  /\b(?:to|me|us|anything|something|what|anyone|anybody|somebody|people|them|others|do|by|from|in|mail|mails|my)\b/gi
