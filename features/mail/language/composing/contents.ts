import { findPhrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { sentencesIn } from '../drafting/sentences.ts'
import { leads } from './words.ts'

/** “Email Tom: we sign on Friday”, “write to Tom. We sign on Friday” and “write to Tom we sign on Friday” say what stands behind the name. */
export function withSaying(text: string): string {
  const { at, length, isAbout = false } = contentsAt(text)
  const before = tokenize(text.slice(0, Math.max(at, 0)))
  const isSubject = ['subject', 'title', 're'].includes(before.at(-1)?.text ?? '')
  const isLong = before.length > mostBeforeColon
  if (
    at < 0 ||
    isSubject ||
    isLong ||
    findPhrases(before, leads).some(({ value }) => value !== 'to' && !(isAbout && value === 'about'))
  )
    return text
  return `${text.slice(0, at)} saying ${text.slice(at + length)}`
}

function contentsAt(text: string): { at: number; length: number; isAbout?: true } {
  const colon = text.indexOf(': ')
  if (colon >= 0) return { at: colon, length: 2 }
  // “Email Tom about the invoice, the amount is wrong”.
  const [about] =
    /^(?:write|email|mail|reply|respond|answer|get back)(?: back)?(?: to)? [^,;:]{2,60}? (?:about|regarding|re) [^,;:]{2,60}(?=[,;] \S+ \S+ \S)/iu.exec(
      text,
    ) ?? []
  if (about !== undefined) return { at: about.length, length: 2, isAbout: true }
  const [first = '', second] = sentencesIn(text)
  if (second !== undefined && wholeOrder.test(first)) return { at: first.length - 1, length: 2 }
  const [bare] =
    /^(?:write|email|mail)(?: to)? [\p{L}.’'-]{2,30}(?: [\p{L}.’'-]{2,30})?(?= (?:i|we)\b)/iu.exec(text) ??
    /^(?:write|email|mail|draft)(?: to)? \S{1,64}@\S{3,190}(?= (?!(?:about|regarding|that|to|saying|asking|with|cc|and|thanking|on|for|if)\b)\S)/iu.exec(
      text,
    ) ??
    []
  return bare === undefined ? { at: -1, length: 0 } : { at: bare.length, length: 1 }
}

/** “Write an apology to Claire.” */
const wholeOrder =
  /^(?:write|draft|compose|send|email|mail|reply|answer)\b(?: (?:an?|the))?(?: [\p{L}-]{2,20}){0,3}(?: to)? [\p{L}.’'-]{2,30}(?: \p{Lu}[\p{L}.’'-]{1,30})?\.$/iu

const mostBeforeColon = 8
