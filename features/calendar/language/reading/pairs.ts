import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { onDay, type Wording } from '#foundation/time/words/when.ts'
import type { NewWish, Wish } from '../wish.ts'
import { weekday } from '../event/day-names.ts'
import { readNew } from './creating.ts'

const apart = /\s*,\s*(?:and\s+)?|\s+and\s+/i

/** “Gym Monday at 7 and dentist Tuesday at 3, an hour each”: every one with its own time. */
export function readPair(sentence: string, wording: Wording): { wish: Wish; sure: boolean } | undefined {
  const said = spread(sentence.replace(/,\s*both\s+(?:for\s+)?([^,]+)$/i, ', $1 each'))
  const [, whole, length] = /^(.+?)\s*,\s*(?:for\s+)?([^,]+?)\s+each$/i.exec(said) ?? []
  if (length !== undefined && readLengths(length).length === 0) return undefined
  const text = whole ?? said
  const pieces = text.split(apart)
  if (pieces.length < 2 || pieces.length > 10) return undefined
  const verb = /^(?:schedule|book|add|create|put|set up|arrange|plan)\s/i.exec(text)?.[0] ?? ''
  const lasting = length === undefined ? '' : ` for ${length}`
  const heard = pieces.map((piece, at) => readNew(`${at === 0 ? '' : verb}${piece}${lasting}`, wording))
  const wishes = heard.flatMap((each) => (isTimed(each?.wish) ? [each.wish] : []))
  return wishes.length === pieces.length
    ? {
        wish: { do: 'several', wishes: onOneDay(wishes.map(namedAgain)), text },
        sure: heard.some((each) => each?.sure),
      }
    : undefined
}

const dayName = `(?:${weekday}|tomorrow|today)`
const dayList = new RegExp(
  String.raw`^(?<before>.*?)\s*\b(?:on\s+)?(?<days>${dayName}(?:\s*,\s*(?:and\s+)?${dayName}|\s+(?:and|&)\s+${dayName})+)\b(?<which>\s+(?:of\s+)?(?:next|this) week)?(?!')(?<after>.*)$`,
  'i',
)

/** “Gym at 7 on Monday, Wednesday and Friday next week”: once on each of these days. */
export function readDays(text: string, wording: Wording): { wish: Wish; sure: boolean } | undefined {
  const { before: said = '', days = '', which: behind = '', after = '' } = dayList.exec(text)?.groups ?? {}
  // “Focus time next week. Wednesday and Friday, …”: the week stands in front.
  const [ahead = '', week = ''] = weekAhead.exec(said) ?? []
  const [before, which] = behind === '' && ahead !== '' ? [said.slice(0, -ahead.length), ` ${week}`] : [said, behind]
  if (
    days === '' ||
    /\b(?:every|each (?:week|month)|weekly|daily|monthly|between|until|till|starting|except|or)\b/i.test(text)
  )
    return undefined
  const rest = withLength(after)
  const each = days
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/i)
    .map((day) => `${before} on ${day}${which.replace(/of /i, '')}${rest}`)
  return eachOf(each, text, wording)
}

const weekAhead = /\b((?:next|this) week)[\s,.:;–—-]*$/i

/** “…, an hour each”. */
function withLength(text: string): string {
  return text.replace(/,?\s+(?:for\s+)?([^\s,](?:[^,]*[^\s,])?)\s+each$/i, ' for $1')
}

function eachOf(
  sentences: readonly string[],
  text: string,
  wording: Wording,
): { wish: Wish; sure: boolean } | undefined {
  const heard = sentences.map((sentence) => readNew(sentence, wording))
  const wishes = heard.flatMap((each) => (each?.wish.do === 'create' && each.wish.said.title !== '' ? [each.wish] : []))
  return wishes.length === heard.length
    ? { wish: { do: 'several', wishes, text }, sure: heard.some((each) => each?.sure) }
    : undefined
}

/** “Swimming on Saturday at 8 and again on Sunday at 9”. */
function namedAgain(wish: NewWish, at: number, all: readonly NewWish[]): NewWish {
  const first = all[0]?.said.title ?? ''
  return at > 0 && /^again$/i.test(wish.said.title) ? { ...wish, said: { ...wish.said, title: first } } : wish
}

function isTimed(wish: Wish | undefined): wish is NewWish {
  if (wish?.do !== 'create' || wish.said.title === '') return false
  return wish.said.when?.saysTime === true || wish.said.repeated?.saysTime === true
}

const clock = String.raw`\d{1,2}(?:[:.]\d\d)?(?:\s*[ap]m)?`
const clockList = new RegExp(
  String.raw`^(?<before>.*?)\s+at\s+(?<clocks>${clock}(?:\s*,\s*${clock})*\s*,?\s+and\s+${clock})(?<after>(?:\s+on\b|,|$).*)$`,
  'i',
)

/** “Parent meetings on Wednesday at 3, 3:30 and 4”: once at each of these times. */
export function readClocks(text: string, wording: Wording): { wish: Wish; sure: boolean } | undefined {
  const { before = '', clocks = '', after = '' } = clockList.exec(text)?.groups ?? {}
  if (clocks === '') return undefined
  const rest = withLength(after)
  return eachOf(
    clocks.split(apart).map((at) => `${before} at ${at}${rest}`),
    text,
    wording,
  )
}

/** “Gym at 7 and haircut at 1 tomorrow”: the only day that is said is that of all. */
function onOneDay(wishes: readonly NewWish[]): readonly NewWish[] {
  const days = wishes.flatMap(({ said }) => (said.when?.saysDay === true ? [said.when.start.toPlainDate()] : []))
  const [day] = days
  if (!day || days.length > 1) return wishes
  return wishes.map((wish) => {
    const { when } = wish.said
    if (!when || when.saysDay) return wish
    return { ...wish, said: { ...wish.said, when: onDay(when, day) } }
  })
}

const numbered = 'two|three|four|five|six|[2-6]'

/** “Book three one-hour slots called Writing: Monday 9am, Tuesday 9am and Friday 1pm”: the name is that of each. */
function spread(text: string): string {
  const found = new RegExp(
    String.raw`^(?<verb>book|schedule|add|create|block|put in|set up)\s+(?:me\s+)?(?:${numbered})\s+(?<length>.*?)\s*(?:slots?|blocks?|sessions?|meetings?|events?|times)\s+(?:called|named|for|of|titled)\s+(?<title>["“][^"”]+["”]|[^:,–]+?)\s*[:,–-]\s*(?<times>.+)$`,
    'i',
  ).exec(text)?.groups
  if (!found) return text
  const { verb = '', length = '', title = '', times = '' } = found
  const pieces = times.split(apart).map((time) => `${title} ${time}`)
  return `${verb} ${pieces.join(', ')}${length === '' ? '' : `, ${length.replaceAll('-', ' ')} each`}`
}
