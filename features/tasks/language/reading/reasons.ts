import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'

/** “Drop the press release, we are not doing it”: what is told behind an order is why. */
export function withoutReason(text: string, wording: Wording): string {
  const tokens = tokenize(text)
  const at = tokens.findIndex(({ from }, place) => {
    const before = tokens[place - 1]
    const mark = before ? text.slice(before.to, from).trim() : ''
    const rest = tokens.slice(place)
    return (
      marks.has(mark) &&
      text.charAt(from - 1) === ' ' &&
      (findPhrases(rest, reasons)[0]?.at === 0 ||
        (isStatement(rest) && readTimes(text.slice(from), wording).length === 0))
    )
  })
  return at < 1 ? text : text.slice(0, tokens[at - 1]?.to)
}

const marks = new Set([',', '-', '–', '—', ';', '.', '!'])

/** “Client refused”, “she is not travelling”: it tells how things are, and orders nothing. */
function isStatement(tokens: readonly Token[]): boolean {
  const [first, ...rest] = tokens.map(({ text }) => text)
  if (first === undefined || orderVerbs.has(first) || first.includes('@')) return false
  return rest.slice(0, 3).some((word) => states.has(word) || (word.length > 4 && word.endsWith('ed')))
}

const states = new Set('is are was were has have had did does done gone said says hes shes theyre'.split(' '))
export const orderVerbs = new Set(
  `add create complete finish move put push postpone delete remove mark tick give assign rename reopen set drop change hand book schedule cancel invite
  send remind show list what which who when where how tell make call pay buy and then also but i we it`.split(/\s+/),
)

/** It ends with “put it in the tasks”: what stands before is to be noted. */
export function isNoted(tokens: readonly Token[]): boolean {
  const last = findPhrases(tokens, notedEndings).at(-1)
  return last !== undefined && last.at > 1 && last.end === tokens.length
}

const notedEndings = phrases([
  [
    ['put', 'add', 'note', 'log']
      .flatMap((verb) => ['', 'it', 'that', 'this'].map((what) => `${verb} ${what}`.trim()))
      .flatMap((lead) => ['in', 'to', 'on', 'onto', 'into', 'as'].map((to) => `${lead} ${to}`))
      .flatMap((lead) =>
        ['the tasks', 'my tasks', 'tasks', 'my list', 'the list', 'a task', 'a todo'].map((end) => `${lead} ${end}`),
      )
      .join(', '),
    true,
  ],
])

const reasons = phrases([
  [
    'we are, we do not, i do not, i am, they, because, since, as it, as we, as i, no longer, not needed, not doing, do not need, it was, they are, nobody, no one, there is no, turns out, plans changed, too busy, we no longer, i no longer',
    true,
  ],
])
