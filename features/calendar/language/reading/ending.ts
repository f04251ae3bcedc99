import type { Wording } from '#foundation/time/words/when.ts'
import type { SaidSpan } from '../event/said-event.ts'
import type { Target, Wish } from '../wish.ts'
import { notOurs, ours } from '../event/happenings.ts'
import { spanOf } from '../event/spans.ts'
import { readTarget } from './target.ts'
import { readTimes } from '../event/times.ts'

type Read = { wish: Wish; sure: boolean }

/** “No stand-up on Friday”: what would take place then does not. */
export function readNone(sentence: string, wording: Wording): Read | undefined {
  const found =
    /^\W*(?:please\s+|ok(?:ay)?,?\s+)?(?:there(?:'s| is| will be| should be)\s+|we(?:'ll)? have\s+|i(?:'ll)? have\s+)?no\s+(?<target>(?!more\b|later\b|earlier\b|less\b|fewer\b|need\b|idea\b|problem\b|wait\b|longer\b)[^,;?!]+?)(?:\s+(?:please|for me))?[.!]*$/i.exec(
      sentence.replaceAll('’', "'"),
    )?.groups?.['target']
  if (found === undefined || notOurs.test(found)) return undefined
  const target = readTarget(found, wording)
  const { span, words, kinds, all } = target
  if (!span || (words.length === 0 && kinds.length === 0) || (all && words.length === 0)) return undefined
  if (!span.saysDay || target.it) return undefined
  const isLong = span.from.until(span.to).total('hours') > 24
  return { wish: { do: 'cancel', target: { ...target, all: all || isLong } }, sure: ours.test(found) }
}

/** “Stop the team sync after 30 November”, “no more stand-ups from December”: that one and all that follow. */
export function readEnd(text: string, wording: Wording): Read | undefined {
  const found =
    /^(?<verb>stop|end|discontinue|cancel|drop|delete|remove|wind up|no more|let)\s+(?<target>.+?)\s+(?:end(?:s|ing)?\s+|stop\s+)?(?<side>after|beyond|past|from|starting(?: from)?|as of|beginning|since|until|till|on)\s+(?<date>.+?)(?:\s+(?:on(?:wards?)?|forward))?$/i.exec(
      text,
    )
  const { verb = '', target = '', side = '', date = '' } = found?.groups ?? {}
  if (/^no more than\b/i.test(text)) return undefined
  const isGone = /^no more\b/i.exec(text) && !found ? text.replace(/^no more\s+/i, '') : undefined
  if (isGone !== undefined) return series(isGone, undefined, wording)
  if (!found || (/^let$/i.test(verb) && !/\b(?:end|stop)\b/i.test(text))) return undefined
  const [when, ...others] = readTimes(date, wording)
  if (!when || others.length > 0 || when.saysTime || date.slice(when.until).trim() !== '') return undefined
  if (!/^(?:the\s+|end of\s+)*$/i.test(date.slice(0, when.at).trim())) return undefined
  const isCancel = /^(?:cancel|drop|delete|remove)$/i.test(verb)
  const isLast = /^(?:after|beyond|past|until|till|on)$/i.test(side)
  const goesOn = /\s(?:on(?:wards?)?|forward)$/i.test(text) || /^(?:starting|as of|beginning)/i.test(side)
  if (isCancel && !/^(?:after|beyond|past)$/i.test(side) && !goesOn) return undefined
  const said = spanOf(date, wording)
  if (!said) return undefined
  const from = isLast ? said.to : said.from
  return series(target, { ...said, from, to: from.add({ days: 92 }) }, wording)
}

function series(phrase: string, span: SaidSpan | undefined, wording: Wording): Read | undefined {
  if (notOurs.test(phrase) && !ours.test(phrase)) return undefined
  const target = readTarget(phrase, wording)
  const told = target.words.length > 0 || target.kinds.length > 0
  if (!told || target.clock || target.order || (target.all && target.words.length === 0)) return undefined
  if (span === undefined && !ours.test(phrase)) return undefined
  const following: Target = {
    ...target,
    it: false,
    all: false,
    scope: 'following',
    series: true,
    ...(span && { span }),
  }
  return { wish: { do: 'cancel', target: following }, sure: ours.test(phrase) }
}
