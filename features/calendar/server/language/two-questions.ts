import { type Move, say, type Turn } from '#foundation/server/language.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { readTimes } from '../../language/event/times.ts'
import { type Heard, readWish } from '../../language/reading/read-wish.ts'
import type { Wish } from '../../language/wish.ts'

type Both = Extract<Wish, { do: 'both' }>
type Said = Extract<Move, { kind: 'say' }>

/** “What do I have next week and how much free time is left?”: each is answered, about the same time unless it says another. */
export function twoQuestions(sentence: string, wording: Wording): Heard | undefined {
  const text = withoutCourtesy(plainWords(sentence))
  const [first] = tokenize(text)
  const [, one = '', other = ''] = joined.exec(text) ?? []
  if (other === '' || !first || !asking.has(first.text)) return undefined
  const left = questionIn(one, wording)
  const span = left && 'span' in left ? left.span : undefined
  const times = readTimes(other, wording)
  const right = questionIn(
    times.length > 0 || !span ? other : `${other.replace(/[?\s]+$/, '')} ${span.words}?`,
    wording,
  )
  if (!left || !right || left.do === right.do) return undefined
  return { wish: { do: 'both', wishes: [left, right] }, sure: true }
}

function questionIn(text: string, wording: Wording): Wish | undefined {
  const heard = readWish(text, wording, [])
  return heard?.sure === true && answered.has(heard.wish.do) ? heard.wish : undefined
}

const joined = /^(.{8,}?)[,\s]+and\s+((?:how|what|when|who|where|which|do i|am i|is there|are there)\b.{4,})$/i
const asking = new Set('what which when who where how do am is are show list'.split(' '))
const answered: ReadonlySet<Wish['do']> = new Set<Wish['do']>(['list', 'free', 'next', 'gap'])

/** One answer after the other; each looks things up for itself. */
export function answerBoth(
  turn: Turn,
  { wishes }: Both,
  carry: (turn: Turn, wish: Wish) => Move | undefined,
): Move | undefined {
  const said: Said[] = []
  let results = turn.results
  for (const wish of wishes) {
    let until = 0
    let move = carry({ ...turn, results: [] }, wish)
    while (move?.kind === 'call' && until < results.length) {
      until += 1
      move = carry({ ...turn, results: results.slice(0, until) }, wish)
    }
    if (!move || move.kind === 'call') return move
    results = results.slice(until)
    said.push(move)
  }
  const leaves = said.reduce<NonNullable<Said['leaves']>>((so, move) => ({ ...move.leaves, ...so }), {})
  return say(said.map(({ text }) => text).join('\n\n'), leaves)
}
