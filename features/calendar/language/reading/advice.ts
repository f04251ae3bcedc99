import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { notOurs, ours } from '../event/happenings.ts'
import type { Wish } from '../wish.ts'
import { readChange } from './changes.ts'

/** “Should I cancel the offsite?” is answered with what it is; whether to is the person's to say. */
export function readAdvice(text: string, wording: Wording): { wish: Wish; sure: boolean } | undefined {
  const asked = readWhetherTo(text, wording)
  if (asked) return asked
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

/** “Is it smart to move the budget call to four?”: the change is offered, with what stands there. */
function readWhetherTo(text: string, wording: Wording): { wish: Wish; sure: boolean } | undefined {
  const words = tokenize(text)
  const at = words.findIndex((word) => word.text === 'to')
  const before = words.slice(0, Math.max(at, 0)).map((word) => word.text)
  if (
    !judging.has(before[0] ?? '') ||
    !before.some((word) => isSmart.has(word)) ||
    !before.every((word) => asksWhether.has(word))
  )
    return undefined
  const change = readChange(text.slice(words[at]?.to).replaceAll('?', '').trim(), wording)
  const isOffered =
    change?.do === 'move' || change?.do === 'resize' || change?.do === 'place' || change?.do === 'cancel'
  if (!isOffered || change.target.it || change.target.all) return undefined
  return { wish: { do: 'offer', wish: change, isSaid: false, isAsked: true }, sure: true }
}

const judging = new Set(['is', 'would', 'wouldnt', 'isnt', 'does', 'makes'])
const isSmart = new Set(
  'smart wise sensible better best good ok okay smarter easier wiser nicer sense possible fine'.split(' '),
)
const asksWhether = new Set([...judging, ...isSmart, ...'it be a an idea make more not do you think'.split(' ')])

const asksAdvice = new Set(['should', 'shall', 'must'])
const askers = new Set(['i', 'we'])
const leadsToAdvice = new Set(['do', 'you', 'think', 'reckon', 'so', 'and', 'or', 'hm'])
