import { tokenize, type Token } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { deedsIn } from './deed-words.ts'
import { type Stretch, stretchIn } from './stretch.ts'

/** “All of today’s as read”, “everything that came before Monday to the archive”: when the mail came. */
export function withoutWhen(text: string, wording: Wording): { text: string; when?: Stretch } {
  const tokens = tokenize(text)
  const isSaid = ofDays.test(text) || ofSpan.test(text) || isRange(tokens)
  const { found } = deedsIn(tokens)
  if (!isSaid || !saysAll.test(text) || found.some(({ value }) => value === 'snooze')) return { text }
  const stretch = stretchIn(text.replace(ofDays, '$1'), wording)
  if (!stretch) return { text }
  const { rest, ...when } = stretch
  return { text: rest.replaceAll(coming, ' '), when }
}

const ofDays = /\b(today|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)['’]?s\b/i
const ofSpan = /\b(?:from|of) (?:last|this|the last|the past) (?:week|month|weekend)\b/i
const coming = /\b(?:(?:what|that|which) )?(?:came|arrived|landed)(?: in)?\b/gi

/** All that is unread, where no mail is named. */
export const saysAll = /\b(?:all|everything|the lot|the rest)\b/i

/** “All that came before 8 October”, and not “the one from October”. */
export function isRange(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ text }, at) => bounds.has(text) && tokens.slice(0, at).some((token) => arriving.has(token.text)),
  )
}

const bounds = new Set('before after since until till'.split(' '))
const arriving = new Set('came arrived landed received got everything all anything'.split(' '))
