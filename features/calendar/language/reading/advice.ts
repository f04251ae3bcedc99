import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { notOurs, ours } from '../event/happenings.ts'
import type { Wish } from '../wish.ts'
import { readChange } from './changes.ts'

/** “Should I cancel the offsite?” is answered with what it is; whether to is the person's to say. */
export function readAdvice(text: string, wording: Wording): { wish: Wish; sure: boolean } | undefined {
  const words = tokenize(text)
  const at = words.findIndex((word) => !leadsToAdvice.has(word.text))
  const pair = words.slice(Math.max(at, 0), Math.max(at, 0) + 2)
  const who = pair.find((word) => askers.has(word.text))
  if (!who || !pair.some((word) => asksAdvice.has(word.text)) || (at === 0 && pair[1] !== who)) return undefined
  const order = text.slice(pair[1]?.to).replaceAll('?', '').trim()
  const change = readChange(order, wording)
  if (!change || !('target' in change) || !change.target) return undefined
  const { target } = change
  if (target.it || target.words.length + target.kinds.length === 0 || notOurs.test(order)) return undefined
  return { wish: { do: 'next', target: { ...target, all: false }, asks: 'whether-to' }, sure: ours.test(order) }
}

const asksAdvice = new Set(['should', 'shall', 'must'])
const askers = new Set(['i', 'we'])
const leadsToAdvice = new Set(['do', 'you', 'think', 'reckon', 'so', 'and', 'or', 'hm'])
