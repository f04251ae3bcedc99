import { tokenize } from '#foundation/language/text/tokens.ts'

/** Something is said, and not only named: a verdict, a question, or somebody who does something. */
export function speaks(said: string): boolean {
  const words = tokenize(said).map(({ text }) => text)
  const [first = '', second = ''] = words
  if (thirds.has(first) && !allowed.has(second)) return false
  return (
    (words.length > 0 && openers.has(first)) ||
    isVerdict.test(said) ||
    (words.length > 2 && (/\?\s*$/.test(said) || words.some((word) => finite.has(word))))
  )
}

/** “Tuesday’s fine”, “the 4th is out”. */
const isVerdict =
  /^(?:(?:the|my|our|that|this) )?[\p{L}\d]+(?:['’]s| is| are) (?:not |too |perfectly |just |absolutely )?(?:fine|ok|okay|good|great|perfect|best|better|off|on|out|possible|impossible|early|late)(?![\p{L}\d])/iu

/** “He wrote again” is told of him, and “he can come” to him. */
const thirds = new Set(['he', 'she', 'they'])
const allowed = new Set('can may could should must need needs is are has have will gets'.split(' '))
export const openers = new Set('yes no ok okay sure sorry thanks thank deal agreed gladly yep nope'.split(' '))
const finite = new Set(
  `i we am is are was were be can could will would shall should may might must has have had do does did not ok okay fine works work needs need
  goes go comes come suits left please want wants got came sent runs running cant wont says said asked asks wanted wrote offered invited owed`.split(
    /\s+/,
  ),
)
