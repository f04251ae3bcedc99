import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Resize, Wish } from '../wish.ts'
import { normalised } from '../event/lengths.ts'
import { clockOf } from './spoken-times.ts'
import { without } from '../event/spans.ts'
import { readTarget } from './target.ts'
import { readTimes } from '../event/times.ts'

/** “Extend it by half an hour”, “make the call 15 minutes shorter”, “end it at four”. */
export function readResize(said: string, wording: Wording): Wish | undefined {
  const [, plain, scope = ''] = /^(.+?)(\s+(?:from (?:now|then) on(?:wards?)?|going forward))$/i.exec(said) ?? []
  const text = (plain ?? said).replaceAll('1:1', oneOnOne)
  for (const [pattern, kind] of resizes) {
    const found = pattern.exec(text)
    if (!found?.groups) continue
    const { target = 'it', value = '' } = found.groups
    const to = resizeBy(kind, value, wording)
    if (to) return { do: 'resize', target: readTarget(`${target.replaceAll(oneOnOne, '1:1')}${scope}`, wording), to }
  }
  const bare =
    /^(?:(?<more>extend|lengthen|prolong)|shorten)\s+(?<target>(?:the|my|our|it|this|that|\w+day's|tomorrow's|today's)\b.*)$/i.exec(
      text,
    )?.groups
  if (!bare || readLengths(bare['target'] ?? '').length > 0) return undefined
  const ask = bare['more'] === undefined ? 'shorter' : 'longer'
  return { do: 'resize', target: readTarget(`${bare['target']}${scope}`, wording), to: { ask } }
}

/** Its digits are no length. */
const oneOnOne = 'vis-à-vis'

function wholeLength(text: string): Temporal.Duration | undefined {
  const plain = normalised(text)
    .trim()
    .replace(/[.!?]+$/, '')
  const [length, ...others] = readLengths(plain)
  if (!length || others.length > 0) return undefined
  const rest = `${plain.slice(0, length.at)}${plain.slice(length.until)}`.replaceAll(
    /\b(?:long|for|about|only|just|exactly|to|total|in|instead|of|a|an|take|last|meeting|call|event)\b|[\s,]/gi,
    '',
  )
  return rest === '' ? length.duration : undefined
}

function resizeBy(kind: ResizeKind, value: string, wording: Wording): Resize | undefined {
  if (kind === 'until') {
    const until = clockOf(value, wording)
    return until ? { until } : untilDay(value, wording)
  }
  const length = wholeLength(value)
  if (!length) return undefined
  return kind === 'to' ? { to: length } : { by: kind === 'longer' ? length : length.negated() }
}

/** “Until Friday”, “until the 15th”: of what lasts whole days. */
export function untilDay(value: string, wording: Wording): Resize | undefined {
  const [when, ...others] = readTimes(value, wording)
  if (!when || others.length > 0 || when.saysTime || without(value, [when]) !== '') return undefined
  return { untilDay: when.start.toPlainDate() }
}

type ResizeKind = 'to' | 'longer' | 'shorter' | 'until'

const resizes: readonly [RegExp, ResizeKind][] = [
  [
    /^(?:extend|lengthen|prolong|stretch|expand)\s+(?<target>.+?)\s+(?:by|for)\s+(?:another\s+|an extra\s+)?(?<value>.+)$/i,
    'longer',
  ],
  [/^(?:extend|lengthen|prolong|stretch|expand)\s+(?<target>.+?)\s+(?:to|until|till)\s+(?<value>.+)$/i, 'until'],
  [/^(?:extend|lengthen|prolong|stretch|expand|increase)\s+(?<target>.+?)\s+to\s+(?<value>.+)$/i, 'to'],
  [
    /^(?:shorten|cut|reduce|trim|shrink|decrease)\s+(?<target>.+?)\s+(?:short\s+|down\s+)?by\s+(?<value>.+)$/i,
    'shorter',
  ],
  [/^(?:shorten|cut|reduce|trim|shrink|decrease|limit)\s+(?<target>.+?)\s+(?:down\s+)?to\s+(?<value>.+)$/i, 'to'],
  [
    /^(?:make|keep)\s+(?<target>.+?)\s+(?<value>(?:\d|an?\b|half|another|one|two|three|five|ten|fifteen|twenty|thirty|forty|sixty|ninety).*?)\s+longer$/i,
    'longer',
  ],
  [
    /^(?:make|keep)\s+(?<target>.+?)\s+(?<value>(?:\d|an?\b|half|another|one|two|three|five|ten|fifteen|twenty|thirty|forty|sixty|ninety).*?)\s+shorter$/i,
    'shorter',
  ],
  [
    /^(?:make|keep|do|have|let)\s+(?<target>it|(?:that|this)(?: one)?)\s+(?:last\s+|take\s+|be\s+|only\s+|just\s+)*(?<value>.+)$/i,
    'to',
  ],
  [
    /^(?:make|have|let|keep)\s+(?<target>(?:my|the|our|this|that|every|each|all|tomorrow|today|\w+day)\b.*?)\s+(?:last\s+|take\s+|run(?: for)?\s+|be\s+|only\s+|just\s+)*(?<value>(?:\d|an?\b|half|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|sixty|ninety).*)$/i,
    'to',
  ],
  [
    /^(?:add|give me|tack on)\s+(?:another\s+|an extra\s+)?(?<value>.+?)(?:\s+more|\s+extra)?\s+(?:to|for|onto|on)\s+(?<target>.+)$/i,
    'longer',
  ],
  [/^(?:take|shave|cut)\s+(?<value>.+?)\s+(?:off|from|off of)\s+(?<target>.+)$/i, 'shorter'],
  [
    /^(?:change|set|update|adjust)\s+(?:the\s+)?(?:length|duration)(?:\s+(?:of|for)\s+(?<target>.+?))?\s+(?:to|at|as)\s+(?<value>.+)$/i,
    'to',
  ],
  [
    /^(?:change|set|switch|turn)\s+(?<target>.+?)\s+(?:to|into)\s+(?<value>(?:\d|an?\b|half|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|sixty|ninety).*)$/i,
    'to',
  ],
  [/^(?:end|finish|stop|wrap up|close)\s+(?<target>.+?)\s+(?:at|by)\s+(?<value>.+)$/i, 'until'],
  [
    /^(?:make|have|let)\s+(?<target>.+?)\s+(?:end|finish|run|go|last|stop)\s+(?:at|by|until|till|to)\s+(?<value>.+)$/i,
    'until',
  ],
  [
    /^(?<target>it|that|this|(?:my|the|our|every|each|all)\s.+?)\s+(?:should|needs? to|has to|have to|must|will)\s+(?:only\s+|just\s+)?(?:last|take|be)\s+(?<value>.+)$/i,
    'to',
  ],
]
