import { tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'

/** “And Tom at 5”, behind a reminder to call Helen: the order for another one, to call Tom. `title` is of the one that was set. */
export function somebodyElse(message: string, title: string, wording: Wording): string | undefined {
  const [, rest = ''] = /^(?:and|also|then|plus)(?: also| then)? (\S.{2,60}?)[.!]?$/i.exec(message.trim()) ?? []
  const [verb, ...object] = tokenize(title).map(({ text }) => text)
  if (verb === undefined || !verbs.has(verb) || object.length === 0) return undefined
  // Behind the verb “tom” is Tom, and not tomorrow.
  const whole = `${verb} ${rest}`
  const [time] = readTimes(whole, wording)
  const [, ...name] = tokenize(whole.slice(0, time?.at)).map(({ text }) => text)
  const isName = name.length > 0 && name.length <= mostNames && !name.some((word) => noName.has(word))
  return time?.saysTime && isName && whole.slice(time.until).trim() === '' ? `remind me to ${whole}` : undefined
}

const mostNames = 3
const verbs = new Set(
  'call ring phone text email mail write ask tell pay visit meet thank message ping chase fetch collect'.split(' '),
)
const noName = new Set(
  `i we you he she it they me us him her them that this these those one again same another remind make move set put the a an my our at on
  in to for of call ring phone text email mail write ask tell pay visit meet thank message buy get send book cancel delete add`.split(
    /\s+/,
  ),
)
