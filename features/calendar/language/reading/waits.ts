import { tokenize } from '#foundation/language/text/tokens.ts'
import { orderVerbs } from './order-verbs.ts'

/** “Once Sara confirms, move lunch”, “book a call at 5 provided Tom agrees”: nothing is done before it has happened. */
export function waitsForOthers(text: string): boolean {
  const [first, second = '', ...others] = tokenize(text).map((token) => token.text)
  if (first === undefined) return false
  const verb = others.findIndex((word) => orderVerbs.has(word))
  const begins = verb > 0 ? [second, ...others.slice(0, verb)] : []
  if (begins.length > 0 && isCondition(first, begins)) return true
  const [, ordered = ''] = shouldOthers.exec(text) ?? []
  if (orderVerbs.has(ordered.toLowerCase()) || waiting.test(text)) return true
  return onlyThen.test(text) || (onceSaid.test(text) && orderVerbs.has(first))
}

function isCondition(first: string, said: readonly string[]): boolean {
  const [second = ''] = said
  if (events.has(first)) return !asking.has(second) && said.some((word) => happens.has(word))
  return suppositions.has(first)
}

/** “After lunch” is a time; “after she has answered” is none. */
const events = new Set(['once', 'after', 'when', 'whenever', 'until', 'till', 'before'])
const suppositions = new Set(['provided', 'providing', 'assuming', 'supposing'])
const asking = new Set('is are do does did can could should shall will would was were am a every per'.split(' '))
const happens = new Set(
  `has have is are was were gets get says say confirms confirm answers answer replies reply agrees agree decides decide
  approves approve arrives arrive accepts accept signs sign lands comes`.split(/\s+/),
)

/** “Should Sara say no, cancel lunch”. */
const shouldOthers = /^should\s(?!(?:i|we)\b)[^,]+,\s*(?:then\s+|please\s+)?(\p{L}+)/iu
const waiting = /^(?:please\s+)?wait\s+(?:for|until|till)\s[^.]*\b(?:before|then|and)\s/iu
const onlyThen = /[\s,]+(?:provided|providing|assuming|on condition)\s+(?:that\s+)?\p{L}+\s+\p{L}+/iu
const onceSaid =
  /[\s,]+(?:once|as soon as|when|whenever|after|until)\s+(?:\p{L}+\s+){1,3}?(?:has|have|says|confirms|answers|replies|agrees|decides|approves|accepts|signs)\b/iu
