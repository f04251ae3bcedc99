import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Target, Wish } from '../wish.ts'
import { orderVerbs } from './order-verbs.ts'
import { readTarget } from './target.ts'

type ReadWish = (text: string) => { wish: Wish; sure: boolean } | undefined

const begins = /^for\s+(?:every|each|all(?:\s+of)?)\s+(?:one\s+of\s+)?/i

/** “For every 1:1 next week add 10 minutes”: the same is done to each of them. */
export function readLoop(text: string, wording: Wording, read: ReadWish): { wish: Wish; sure: boolean } | undefined {
  const led = begins.exec(text)?.[0]
  if (led === undefined) return undefined
  const body = text.slice(led.length)
  for (const { text: word, from } of tokenize(body)) {
    if (from === 0 || !orderVerbs.has(word)) continue
    const named = body.slice(0, from).replace(/[\s,:;–-]+$/, '')
    const meetings = /^(?:meetings?|calls?)\b/i.test(named)
    const each: Target = { ...readTarget(`all ${named}`, wording), all: true, it: false, meetings }
    const order = body
      .slice(from)
      .replace(/[.!\s]+$/, '')
      .replace(/\b(?:them|each(?: of them)?|those|these)\b/i, 'it')
    const wish = [order, `${order} it`, `${order} to it`].map((said) => read(said)?.wish).find(isOfIt)
    if (wish) return { wish: { ...wish, target: each }, sure: true }
  }
  return undefined
}

type OfIt = Extract<Wish, { target: Target }> & {
  do: 'move' | 'resize' | 'cancel' | 'rename' | 'place' | 'invite' | 'uninvite' | 'repeat' | 'beside'
}

function isOfIt(wish: Wish | undefined): wish is OfIt {
  return wish !== undefined && 'target' in wish && wish.target?.it === true && !asking.has(wish.do)
}

const asking: ReadonlySet<Wish['do']> = new Set(['list', 'next', 'guess'])
