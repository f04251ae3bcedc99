import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import { type Move, say, type Turn } from '#foundation/server/language.ts'
import type { Event } from './events.ts'
import { refsOf } from './mentions.ts'
import { eventText, soAlready } from './wording.ts'

/** Says that nothing has to be done, unless the message holds other figures than the event, or asks for another change. */
export function asItIs({ parts, context: { format } }: Turn, event: Event): Move {
  const text = isExplained(parts.sentence, event)
    ? soAlready(event, format)
    : `I do not see what should change about ${eventText(event, format)}. Say its new time, how long it takes, or its place.`
  return say(text, { shows: refsOf([event]), isNear: true })
}

function isExplained(sentence: string, { from, to, title }: Event): boolean {
  const own = new Set(tokenize(title).map(({ text }) => text))
  const minutes = from.until(to).total('minutes')
  const figures = new Set(
    [from, to].flatMap(({ hour, minute, day }) => [hour, hour % 12 || 12, minute, day]).concat(minutes, minutes / 60),
  )
  return tokenize(sentence).every(({ text }) => {
    if (own.has(text)) return true
    const said = text.match(/\d+/g)?.map(Number) ?? []
    return !changing.has(text) && said.every((figure) => figures.has(figure))
  })
}

const changing = setOf(
  'same earlier later longer shorter half another out off away back cancel cancelled delete remove drop skip instead',
)
