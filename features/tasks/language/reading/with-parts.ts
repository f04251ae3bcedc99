import type { Wish } from '../wish.ts'
import { severalFrom, tidy } from './details.ts'

type Heard = { wish: Wish; sure: boolean }

/** “Task open day, due Friday, with steps: rent tent, print signs”: what follows the word is no part of the title. */
export function readWithParts<Of extends Heard>(
  message: string,
  read: (said: string) => Of | undefined,
): Of | undefined {
  const [whole, titles = ''] = consisting.exec(message) ?? []
  const parts = severalFrom(titles).map(tidy)
  if (whole === undefined || parts.length < 2 || parts.includes('')) return undefined
  const heard = read(message.slice(0, -whole.length))
  return heard?.sure === true && heard.wish.do === 'create' ? { ...heard, wish: { ...heard.wish, parts } } : undefined
}

const kinds = '(?:steps|sub-?tasks|sub tasks|parts|stages|checklist)'
const counted = '(?:(?:the|these|its|a|an|two|three|four|five|six|[2-6]|some|few|following) ){0,3}'
const consisting = new RegExp(
  `(?:[\\s,;.(–—-]+(?:with|having|broken into|split into|in) ${counted}${kinds}(?:[:,]| [-–—])|[,;.(–—-]+ ?${counted}${kinds}:) ([^:;]{5,300}?)\\)?[.!]*$`,
  'i',
)
