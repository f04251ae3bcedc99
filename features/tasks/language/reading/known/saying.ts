import type { Token } from '#foundation/language/text/tokens.ts'
import type { Place } from '#foundation/time/words/when.ts'
import type { Change } from '../../wish.ts'
import { countsNames } from './how-many.ts'
import * as known from './known-words.ts'

/** What a clause says is to become of a task, or has become of it. */
export type Deed = { do: 'complete' | 'reopen' | 'delete' | 'leave' | 'ask' } | { do: 'change'; to: Change }

/** `bare`: the text with spaces where words of titles stand. `named`: the place of each such token, and the word of the title.
 * `isWhole`: all words of one title stand in it. `isAside`: it names nothing but somebody whom the title mentions. */
export type Clause = {
  bare: string
  tokens: readonly Token[]
  named: ReadonlyMap<number, string>
  isWhole: boolean
  isAside: boolean
}

/**
 * `left`: words without a part in it. `isTold`: only stated, so that whatever is left over leaves doubt. `from`: the day by
 * the one on which it is due now.
 */
export type SaidDeed = {
  deed: Deed
  left: string[]
  isTold: boolean
  from?: (due: string) => string | undefined
}

export function within({ tokens }: Clause, places: readonly Place[] = []): Token[] {
  return tokens.filter(({ from, to }) => places.some(({ at, until }) => from < until && to > at))
}

export function told(deed: Deed, clause: Clause, used: readonly Token[], beside?: ReadonlySet<string>): SaidDeed {
  const left = clause.tokens.flatMap(({ text, from }, at) => {
    const isCount = countsNames(clause, at)
    // “I return it on Monday”, of a task to return something.
    const isOfIt = pronouns.has(clause.tokens[at + 1]?.text ?? '') && speakers.has(clause.tokens[at - 1]?.text ?? '')
    const isRead = isCount || isOfIt || clause.named.has(at) || used.some((token) => token.from === from)
    return isRead || known.light.has(text) || beside?.has(text) === true ? [] : [text]
  })
  return { deed, left: isIndefinite(clause) ? [...left, 'any'] : left, isTold: true }
}

/** “I need a suit by Friday” speaks of any, and not of the one that is to be picked up. */
function isIndefinite({ tokens, named }: Clause): boolean {
  return tokens.some(({ text }, at) => articles.has(text) && named.has(at + 1))
}

const pronouns = new Set(['it', 'them'])
const speakers = new Set(['i', 'we'])
const articles = new Set(['a', 'an', 'another'])

export function asked(deed: Deed, clause: Clause, used: readonly Token[]): SaidDeed {
  return { ...told(deed, clause, used, known.orders), isTold: false }
}

/** Whether any word is left besides names. */
export function isTelling({ tokens, named }: Clause): boolean {
  return tokens.some(({ text }, at) => isDenial(text) || (!named.has(at) && !known.light.has(text)))
}

const denials = new Set(['not', 'never', 'nothing', 'without', 'no'])

/** “Carter's isn't out yet”. */
export function isDenial(word: string): boolean {
  return denials.has(word) || /^(?:is|are|was|were|has|have|had|does|do|did)n['’]?t$/.test(word)
}
