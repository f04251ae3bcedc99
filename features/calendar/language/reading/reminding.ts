import type { Wording } from '#foundation/time/words/when.ts'
import { chips, quote } from '#foundation/language/wording/quoting.ts'
import type { Wish } from '../wish.ts'
import { readNew } from './creating.ts'
import { readTimes } from '../event/times.ts'

type Read = { wish: Wish; sure: boolean }

const cannotRemind = 'I cannot keep reminders here yet.'

/** Nobody is reminded of anything here: with a time of its own it becomes an event, otherwise that is offered. */
export function readReminder(sentence: string, wording: Wording): Read | undefined {
  const text = sentence.replaceAll('’', "'").trim()
  const noun =
    /^(?:please\s+|can you\s+|could you\s+)?(?:(?:set|add|create|make|put|schedule)\s+(?:up\s+)?(?:me\s+|in\s+)?)?(?:an?\s+|the\s+|new\s+)*reminders?:?\s+(?:(?:to|for|about|that|of)\s+)?(?<what>.+?)[.?!]*$/i.exec(
      text,
    )?.groups?.['what']
  const verb = /^(?:please\s+|can you\s+|could you\s+)?remind me\s+(?<what>.+?)[.?!]*$/i.exec(text)?.groups?.['what']
  const what = noun ?? verb
  if (what === undefined || /^(?:what|which|when|who|how|where|why|of my|of the|about my)\b/i.test(what))
    return undefined
  const plain = withoutLead(what)
  if (plain.length < 3 || plain.length > 200) return undefined
  const heard = readNew(`put ${plain} in my calendar`, wording)
  if (heard?.wish.do !== 'create' || heard.wish.said.title === '') return undefined
  const says = (of: 'saysTime' | 'saysDay') => readTimes(plain, wording).some((when) => when[of])
  if (noun !== undefined && says('saysTime') && says('saysDay'))
    return { wish: { ...heard.wish, reminds: true }, sure: true }
  const way = chips([`Put ${plain.replaceAll(/[“”"]/g, '')} in my calendar`])
  return {
    wish: {
      do: 'say',
      text: `${cannotRemind} I can put ${quote(heard.wish.said.title)} into your calendar instead:\n\n${way}`,
      instead: heard.wish,
    },
    sure: false,
  }
}

function withoutLead(what: string): string {
  return what
    .replace(/^(?:to|about|of|that|for)\s+/i, '')
    .replace(/^(.+?)\s+to\s+(?=\p{Ll})(.+)$/u, (whole, time: string, rest: string) =>
      /^(?:on|at|in|next|this|tomorrow|tonight|today|every|\w+day)\b/i.test(time) ? `${rest} ${time}` : whole,
    )
}

/** “Yes”, to what was offered in the place of what cannot be had. */
export function isYes(sentence: string): boolean {
  const text = sentence.trim().replace(/^(?:fine|good|great|perfect|ok(?:ay)?|sure|yes|yeah)[\s,.!]+(?=\S)/i, '')
  if (
    /^(?:just )?(?:put|add|book|note|enter) (?:it|that)(?: down)?(?: (?:in|into|to|on) (?:my |the )?(?:calendar|diary))?(?: instead| then| please)*[.!]*$/i.test(
      text,
    )
  )
    return true
  return /^(?:yes|yeah|yep|sure|ok(?:ay)?|please(?: do)?|do (?:it|that|so)|go ahead|put it (?:there|in)(?: my calendar)?)\b[\s,.!]*(?:please|do it|do that)?[.!]*$/i.test(
    sentence.trim(),
  )
}
