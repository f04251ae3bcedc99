import { findPhrases } from '#foundation/language/text/phrases.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import type { Token } from '#foundation/language/text/tokens.ts'
import { type Lead, leads } from './words.ts'

export type Part = { lead: Lead; text: string; said: string }

/** From one lead to the next. What somebody says holds everything behind it, but a reason or a subject of its own. */
export function segmentsOf(text: string, tokens: readonly Token[], begin: number): { before: string; parts: Part[] } {
  const found = findPhrases(tokens, leads).filter(({ at }) => at >= begin)
  const marks: typeof found = []
  for (const mark of found) {
    const open = marks.at(-1)
    if (open && holdsAll.has(open.value) && !breaks.has(mark.value) && !isBreak(tokens, mark.at)) continue
    if (open && within.has(mark.value) && !around.has(open.value)) continue
    // “Copy of the passport, please” is said, and copies the mail to nobody.
    if (mark.value === 'cc' && open?.value === 'says' && ['copy', 'and'].includes(tokens[mark.at]?.text ?? '')) continue
    // “The signed copy from Nora” is asked for.
    if (
      mark.value === 'cc' &&
      tokens[mark.at]?.text === 'copy' &&
      ['from', 'by', 'please'].includes(tokens[mark.end]?.text ?? '')
    )
      continue
    if (mark.value === 'cc' && isThing(tokens, mark.at)) continue
    if (mark.value === 'subject' && open?.value === 'says' && /\band that\b/i.test(text.slice(tokens[mark.end]?.from)))
      continue
    if (mark.value === 'subject' && ['to', 'matter'].includes(tokens[mark.end]?.text ?? '')) continue
    // “So that it is done in time” is no part of its own.
    if (mark.value === 'says' && tokens[mark.at]?.text === 'that' && tokens[mark.at - 1]?.text === 'so') continue
    // “If possible” asks nothing.
    if (mark.value === 'ask' && tokens[mark.at]?.text === 'if' && asksNothing.has(tokens[mark.end]?.text ?? ''))
      continue
    // “As project lead” gives no reason, “as I am ill” does.
    if (tokens[mark.at]?.text === 'as' && !subjects.has(tokens[mark.end]?.text ?? '')) continue
    if (mark.value === 'to' && marks.some(({ value }) => value !== 'cc')) continue
    marks.push(mark)
  }
  const parts = marks.map(({ at, end, value }, step) => {
    const next = marks[step + 1]?.at ?? tokens.length
    const until = tokens[next - 1]?.to ?? text.length
    const isLast = step === marks.length - 1
    const from = tokens[end]?.from ?? text.length
    return {
      lead: value,
      said: text.slice(tokens[at]?.from, tokens[end - 1]?.to),
      text: withoutAnd(text.slice(from, isLast ? text.length : Math.max(from, until))),
    }
  })
  return {
    before: text.slice(tokens[begin]?.from ?? text.length, tokens[marks[0]?.at ?? tokens.length]?.from ?? text.length),
    parts,
  }
}

/** “A copy of the bill” and “the contract copy from March” are papers. */
function isThing(tokens: readonly Token[], at: number): boolean {
  const [before, word, next] = [at - 1, at, at + 1].map((place) => tokens[place]?.text ?? '')
  return word === 'copy' && (ofThing.has(next ?? '') || articles.has(before ?? ''))
}

const ofThing = new Set('of from for please'.split(' '))
const articles = new Set('a the signed printed hard paper second another'.split(' '))

/** “Closed, and” before the next part. */
function withoutAnd(text: string): string {
  const bare = withoutEnd(text, ' ,;')
  return bare.endsWith(' and') ? withoutEnd(bare.slice(0, -' and'.length), ' ,;') : bare
}

const around: ReadonlySet<Lead> = new Set(['to', 'for', 'cc', 'about', 'with', 'tone', 'subject'])
const holdsAll: ReadonlySet<Lead> = new Set(['says', 'ask', 'want-to-know', 'because', 'schedule'])
/** What somebody is thanked or asked for goes on behind these. */
const within: ReadonlySet<Lead> = new Set(['about', 'for', 'with', 'to'])
const breaks: ReadonlySet<Lead> = new Set(['subject', 'cc'])

/** “… and ask him if …” begins another sentence of the mail. */
function isBreak(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.text === 'and' &&
    ['ask', 'thank', 'tell', 'say', 'apologise', 'apologize', 'invite', 'remind', 'request', 'let'].includes(
      tokens[at + 1]?.text ?? '',
    )
  )
}

/** With which a clause begins. */
export const subjects = new Set('i we he she they you it there'.split(' '))

const asksNothing = new Set(['possible', 'needed', 'necessary', 'not', 'so', 'any'])
