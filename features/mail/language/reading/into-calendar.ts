import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { EventSaid, TimeOfMail } from '../wish.ts'
import { tellingOf } from './naming.ts'

const mostCharacters = 160

/**
 * What a mail arranges, as an event: “put the boiler visit in my diary”, “Ana’s dinner → calendar till 11pm, call it Party”,
 * “make an event out of the invitation to the review”. When it is stands in the mail, so nothing is meant where the message
 * says when it begins.
 */
export function readIntoCalendar(message: string, wording: Wording): TimeOfMail | undefined {
  if (message.length > mostCharacters || /^[/]|\?\s*$/.test(message)) return undefined
  const text = withoutCourtesy(message).replaceAll(/\s?(?:[-=]>|→)\s?/g, ' into ')
  const tokens = tokenize(text)
  const isMeant = findPhrases(tokens, calendars).length > 0 || makesEvent.test(text)
  if (!isMeant || tokens.some(({ text: word }) => guards.has(word)) || asking.has(tokens[0]?.text ?? ''))
    return undefined
  const { rest, times, said } = saidOfEvent(text, wording)
  const [time] = times
  if (!said) return undefined
  const named = tellingOf(time ? `${rest.slice(0, time.at)} ${rest.slice(time.until)}` : rest).filter(
    (word) => !around.has(word),
  )
  return named.length === 0 ? undefined : { do: 'time-of-mail', named, ...said }
}

/** “The review that Ana invited me to, would that fit?”: whether there is room for what a mail arranges. */
export function readWouldFit(message: string): TimeOfMail | undefined {
  const [, head = ''] = wouldFit.exec(withoutCourtesy(message)) ?? []
  const words = tellingOf(head)
  if (message.length > mostCharacters || !words.some((word) => byMail.has(word))) return undefined
  const named = words.filter((word) => !byMail.has(word) && !around.has(word))
  return named.length === 0 ? undefined : { do: 'time-of-mail', named, onlyAsks: true }
}

const wouldFit =
  /^(?:(?:and|so|ok) )*(?:what about |how about )?(.{4,80}?)[,;:–-]? (?:and )?(?:would|does|will|could|can) (?:that|this|it) (?:fit|work|clash|collide|conflict)[^,.]{0,24}$/i
const byMail = new Set(
  'sent sends invited invites invite invitation mailed mail wrote proposed suggested offered'.split(' '),
)

/** What was said of an event to be made of a mail; nothing where its beginning was said. A day may be that of the mail. */
export function eventIn(text: string, wording: Wording): EventSaid | undefined {
  return saidOfEvent(text, wording, true).said
}

function saidOfEvent(text: string, wording: Wording, mayNameDay = false) {
  const { title, rest: untitled } = titledIn(text)
  const [length] = readLengths(untitled)
  const rest = length ? `${untitled.slice(0, length.at)} ${untitled.slice(length.until)}` : untitled
  const times = readTimes(rest, wording).filter(({ saysTime }) => saysTime || !mayNameDay)
  const [time, another] = times
  const isEnd = time?.saysTime === true && ending.test(rest.slice(Math.max(0, time.at - 8), time.until))
  if (another || (time && !isEnd)) return { rest, times }
  const end = time?.end ?? time?.start
  const said: EventSaid = {
    ...(title !== undefined && { title }),
    ...(length && { minutes: Math.round(length.duration.total({ unit: 'minutes', relativeTo: wording.now })) }),
    ...(end && { until: end.toPlainTime().toString().slice(0, 5) }),
  }
  return { rest, times, said }
}

const makesEvent =
  /^(?:make|create|add|set up) an? (?:calendar )?(?:event|appointment) (?:(?:called|named|titled) .{2,40}? )?(?:out of|from) |^(?:turn|make|convert) .{3,80} (?:in)?to an? (?:calendar )?(?:event|appointment)\b/i

const calendars = phrases([
  [
    'calendar, calender, calandar, kalender, cal, agenda, diary, planner, my calendar, my calender, my cal, my agenda, my diary, my planner, calendar it',
    true,
  ],
])
const ending = /\b(?:until|till?|up to)\b/i
const guards = new Set(
  'off take not never if unless free busy move cancel delete remove invite share show open'.split(' '),
)
const asking = new Set('what which who when where why how is are do does did am can find check look'.split(' '))

/** “… as Dentist”, “…, call it Bank”. What stands behind “as” may also tell who arranged it: “as Ana proposed it”. */
function titledIn(text: string): { title?: string; rest: string } {
  const [whole = '', title] =
    /,? (?:and )?(?:name it|call it|title it|title:?|named|titled|called) ["“']?([^,.;:"”]{2,40}?)["”']?(?=[,.;:]|$| (?:out of|from|for|in|into|until|till)\b)/iu.exec(
      text,
    ) ??
    / as ["“]([^"”]{2,40})["”]?(?=[,.;]|$| (?:in|into)\b)/u.exec(text) ??
    / as ["“']?((?!in\b|per\b|said\b|the\b|it\b)(?:[\p{L}-]{2,20}|\p{Lu}[\p{L}-]{1,20} \p{Lu}[\p{L}-]{1,20}))["”']?(?=[,.;]|$)/u.exec(
      text,
    ) ??
    []
  return title === undefined ? { rest: text } : { title: title.trim(), rest: text.replace(whole, ' ') }
}

/** What is said around an event. */
const around = new Set(
  `calendar calender calandar kalender cal agenda diary planner add stick block save enter copy pencil note schedule plan book hold reserve create event
  proposed proposes suggested suggests offered offers says said wrote written mentioned agreed per times dates details stand stands given turn convert set up
  into onto within takes lasts long way call name title please good great perfect fine enter gives says`.split(/\s+/),
)
