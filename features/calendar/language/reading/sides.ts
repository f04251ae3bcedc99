import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { spanOf, spokenTimes } from '../event/spans.ts'
import { readTimes } from '../event/times.ts'
import type { Beside, Target } from '../wish.ts'
import { readTarget } from './target.ts'

/** “After the dentist and before “Board meeting””: on the day of these events, and no time of day. `words`: all that says it. */
export function sidesIn(message: string, wording: Wording): { beside: Beside; words: string } | undefined {
  const text = message.replace(between, 'after $1 and before $2')
  const found = [...text.matchAll(sides)]
  const rest = found.reduce((left, [words]) => left.replace(words, ' '), text)
  const day = spanOf(rest, wording)
  const beside: Beside = {}
  for (const [, side = '', quoted, plain = ''] of found) {
    const target = quoted === undefined ? called(plain, wording) : readTarget(`“${quoted}”`, wording)
    if (!target || target.words.length + target.kinds.length === 0) return undefined
    const span = target.span ?? (day?.saysDay === true ? day : undefined)
    beside[side.toLowerCase() === 'after' ? 'after' : 'before'] = { ...target, span, it: false, all: false }
  }
  const [first] = found
  const last = found.at(-1)
  if (!first || !last) return undefined
  return { beside, words: text === message ? text.slice(first.index, last.index + last[0].length) : message }
}

/** “Before lunch” and “after the weekend” are times, and “after that” is none of a name. */
function called(title: string, wording: Wording): Target | undefined {
  const { rest } = spokenTimes(title, wording)
  const [first, ...others] = tokenize(rest.replace(/^(?:the|my|our) /i, '')).map(({ text }) => text)
  if (first === undefined || !/\p{L}/u.test(rest) || pointing.has(first) || (others.length === 0 && times.has(first)))
    return undefined
  if (!/^(?:the|my|our) /i.test(title) && readTimes(title, wording).some(({ at }) => at === 0)) return undefined
  return readTarget(title, wording)
}

const times = new Set(
  'breakfast lunch lunchtime dinner work school hours noon weekend holiday holidays break end start day'.split(' '),
)
const pointing = new Set('it this that these those then them him her me i we you'.split(' '))
const between = /\bbetween ((?:the|my|our) [^,?!]{2,60}?) and ((?:the|my|our) )/i
const sides =
  /\b(before|after) (?:[“"]([^“”"]{1,200})[”"]|([^,?!]{2,60}?))(?=\s*(?:[,?!.]|$|\band (?:before|after)\b|[,;]? for \d))/gi
