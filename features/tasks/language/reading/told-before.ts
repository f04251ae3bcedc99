import { tokenize, type Token } from '#foundation/language/text/tokens.ts'
import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from './courtesy.ts'
import { mayBeKnown } from './known/may-be.ts'
import { isName } from './words.ts'

/** “Sara has overdue tasks in the backlog. Move them …”, “Sara is ill, so reassign their tasks …”: whose they are. */
export function toldBefore(said: string, wording: Wording): string {
  const text = withoutNews(said, wording)
  const tokens = tokenize(text)
  const [first, second] = tokens
  if (!first || !second || !isName(first.text)) return text
  const name = text.slice(first.from, first.to)
  // “Sneha's is released” speaks of something of hers.
  if (/['’]s$/i.test(name)) return text
  if (second.text === 'has' || second.text === 'have')
    return withThem(text, tokens, name) ?? withTheir(text, tokens, name) ?? text
  return isOrWill.has(second.text) ? (withTheir(text, tokens, name) ?? text) : text
}

/** “We're in the new house! Mark everything on the Moving list as done”: news that says nothing of a task. */
function withoutNews(text: string, wording: Wording): string {
  const [whole = '', news = ''] = /^([^.!?;]{3,120})[.!]+ (?=\S)/.exec(text) ?? []
  const order = withoutCourtesy(text.slice(whole.length))
  const isNews = whole !== '' && kindOfSentence(news) === 'statement' && mayBeKnown(news, wording) === undefined
  return isNews && !pointsBack.test(order) && kindOfSentence(order) === 'order' ? order : text
}

const pointsBack =
  /\b(?:it|its|them|they|their|those|these|him|his|her|he|she|ones?)\b|\b(?:this|that)\b(?! (?:is|are|was|were|has|have|i|we|week|month|morning|afternoon|evening)\b)/i

const isOrWill = new Set(['is', 'will', 'was', 'got', 'leaves', 'left'])
const counting = new Set('a bunch few lot some several many of'.split(' '))

function withThem(text: string, tokens: readonly Token[], name: string): string | undefined {
  const stop = tokens.findIndex(({ to }) => marks.has(text.charAt(to)))
  const first = tokens.findIndex(({ text: word }, at) => at > 1 && !counting.has(word))
  const [begin, end] = [tokens[first]?.from, tokens[stop]?.to]
  if (stop < 0 || begin === undefined || end === undefined || first > stop) return undefined
  const order = withoutCourtesy(text.slice(end + 1))
  const orderTokens = tokenize(order)
  const them = orderTokens.find(({ text: word }) => word === 'them' || word === 'those' || word === 'these')
  return them && `${order.slice(0, them.from)}all of ${name}'s ${text.slice(begin, end)}${order.slice(them.to)}`
}

const marks = new Set('.;!')

function withTheir(text: string, tokens: readonly Token[], name: string): string | undefined {
  const so = tokens.findIndex(
    ({ text: word, to }, at) => at > 1 && (word === 'so' || ',.;'.includes(text.charAt(to) || ' ')),
  )
  const end = tokens[so]?.to
  if (so < 0 || end === undefined) return undefined
  const order = withoutCourtesy(text.slice(end + 1))
  const whose = tokenize(order).find(({ text: word }) => word === 'their' || word === 'his' || word === 'her')
  return whose ? `${order.slice(0, whose.from)}all of ${name}'s${order.slice(whose.to)}` : order
}
