import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { list } from '#foundation/language/wording/quoting.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { call, type Leaves, type Move, type Read, say, type Turn } from '#foundation/server/language.ts'
import { spanOf } from '../../language/event/spans.ts'
import { light } from '../../language/reading/known/known-words.ts'
import { mentionIn } from '../../language/reading/known/mentions.ts'
import type { NearWish } from '../../language/wish.ts'
import { type Event, listEvents, nowIn, overlaps } from './events.ts'
import { calendarIntent } from './frames.ts'
import { aheadIn, isAhead, knownAs, lookAhead } from './known.ts'
import { look } from './looking.ts'
import { refsOf, stretchOf } from './mentions.ts'
import * as words from './wording.ts'

const mostCharacters = 200
const mostShown = 5

/** Whatever is asked may be about something in the calendar. */
export function nearRead(text: string): Read[] {
  const wish: NearWish = { do: 'near', text }
  return text.length > mostCharacters ? [] : [{ intent: calendarIntent, wish, sure: false, tries: true, nearest: true }]
}

/** Answers “is the planning still on?” with the event, and “do I need to get up early on Wednesday?” with what is on then. */
export function near(turn: Turn, { text }: NearWish): Move | undefined {
  const { zone, format } = turn.context
  const tokens = tokenize(text)
  const said = spanOf(text, { now: nowIn(turn), zone, dateOrder: dateOrderOf(zone) })
  const span = said?.saysDay === true && isAhead(said, turn) ? said : undefined
  if (!turn.results.some(({ tool }) => tool === listEvents)) return call(listEvents, lookAhead(turn))
  const ahead = aheadIn(turn) ?? []
  const mention = mentionIn(tokens, ahead.map(knownAs))
  const kind = kindOfSentence(text)
  const isWhole = mention?.events.some(({ words: title }) => title.length === 1) === true
  const isByChance = kind !== 'question' && !isWhole && new Set(mention?.tokens.map((token) => token.text)).size < 2
  const named = isByChance ? [] : (mention?.events ?? [])
  const all = ahead.filter((event) => named.some(({ ref }) => ref.id === event.event))
  const then = all.filter((event) => span && overlaps(event, span))
  const next = all.filter((event, at) => all.findIndex((other) => other.event === event.event) === at)
  const found = (then.length > 0 ? then : next).slice(0, mostShown)
  const isOnly = found.length === 1 && asksOf.test(text)
  if (found.length > 0)
    return say(
      `${kind === 'question' ? words.besideQuestion : words.besideOrder}\n\n${list(found.map((event) => words.eventText(event, format)))}`,
      {
        ...dayOf(found),
        shows: refsOf(found),
        // “Is the budget review still on?” names the review, so the next message is about it.
        ...(!isOnly && !found.some(({ title }) => isCalledWhole(title, tokens)) && { isNear: true as const }),
      },
    )
  const isOwn = tokens.some((token) => own.has(token.text))
  // “What else for tomorrow”: no word asks about anything but the day.
  const isBare = said !== undefined && tokenize(text.replace(said.words, ' ')).every((token) => plain.has(token.text))
  return kind === 'question' && span && (isOwn || isBare)
    ? look(turn, { do: 'list', about: 'events', meetings: false, span, target: undefined })
    : undefined
}

/** “What about the standup that day?” names it. */
const asksOf = /^(?:and |but |so )*(?:what|how) about\b/i

function isCalledWhole(title: string, tokens: readonly Token[]): boolean {
  const said = new Set(tokens.map(({ text }) => text))
  return tokenize(title).every(({ text }) => said.has(text))
}

/** If all of them are on one day, “that day” in the next message means it. */
function dayOf(found: readonly Event[]): Leaves {
  const from = found[0]?.from.toPlainDate().toPlainDateTime()
  const to = from?.add({ days: 1 })
  return from && to && found.every((event) => overlaps(event, { from, to })) ? { span: stretchOf({ from, to }) } : {}
}

const plain = new Set([...light, 'else', 'left', 'next', 'planned', 'happening'])
const own = new Set(['i', 'me', 'my', 'mine', "i'm", "i've", 'we', 'us', 'our'])
