import { spelled } from '../drafting/spelled.ts'
import type { Revision } from '../wish.ts'

/** “Change Friday to Monday”, “it’s 450, not 540”: what stands there, and what should. */
export function swapped(message: string): Revision['swap'] {
  const text = message.trim().replace(/[.!]+$/u, '')
  const [, from, to] =
    /^(?:please )?(?:change|replace|swap) (?:the )?(?!(?:it|that|this) )(.{1,40}?) (?:to|with|for|by|into) (?:the )?(.{1,40})$/iu.exec(
      text,
    ) ?? []
  if (from !== undefined && to !== undefined) return { from, to: spelled(to) }
  const [, right, wrong] = thisNotThat.exec(text) ?? []
  if (right !== undefined && wrong !== undefined) return exchanged(right, wrong)
  // “Oh, 14 desks”, “three references”: another number of them.
  const [, count, things] = countedThing.exec(text) ?? []
  if (count !== undefined && things !== undefined && !timed.test(things))
    return { from: `${anyNumber} ${things}`, to: `${count} ${things}` }
  const numbered = numberedThing.exec(text)?.groups
  if (numbered?.['thing'] !== undefined && numbered['count'] !== undefined)
    return { from: `${numbered['thing']} ${anyNumber}`, to: `${numbered['thing']} ${numbered['count']}` }
  const [, old, fresh] = /^(?:sorry,? )?not (.{1,40}?),? (?:but )?([^,\s]{1,20})$/iu.exec(text) ?? []
  return old === undefined || fresh === undefined ? undefined : { from: old, to: spelled(fresh) }
}

const number = '\\d[\\d.,:]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const countedThing = new RegExp(
  `^(?:(?:oh|no|ah|sorry|wait|actually|rather|make (?:it|that)|i (?:mean|meant))\\b[,:]? ?){1,3}(${number}) (\\p{L}{3,20})$`,
  'iu',
)

/** “It’s 450, not 540”, “room 12 instead of 11”, “two lamps, not three”. */
const thisNotThat = new RegExp(
  `^(?:no,? |sorry,? |oops,? |wait,? )*(?:(?:it|that)(?:['’]?s| is| was| should be)|make (?:it|that)|change (?:it|that) to|(?=[^,;]*\\b(?:${number})\\b)) ?([^,;]{1,40}?),? (?:and )?(?:not|instead of|rather than) ([^,;]{1,40})$`,
  'iu',
)

/** “Unit 9, not 6” speaks of unit 6, and “450 euros, not 540” of a bare number. */
function exchanged(right: string, wrong: string): NonNullable<Revision['swap']> {
  if (!isNumber.test(wrong)) return { from: wrong, to: spelled(right) }
  const [, thing] = thingWithNumber.exec(right) ?? []
  if (thing !== undefined) return { from: `${thing} ${wrong}`, to: spelled(right.replace(/^the /iu, '')) }
  // “The meeting is at 10”, “450 euros”.
  const [, figure = right] = new RegExp(`(?:^|.* )(${number})(?: (?:am|pm|\\p{L}+))?$`, 'iu').exec(right) ?? []
  return { from: wrong, to: figure }
}
const isNumber = new RegExp(`^(?:${number})$`, 'iu')
const thingWithNumber = /^(?:the )?(?!(?:at|by|for|on|about|only|just|around|to)\b)(\p{L}+) \d[\d.,:]*$/iu

/** “No, week 7”, “room 4 will do”. */
const numberedThing =
  /^(?:(?:oh|no|ah|hm+|sorry|wait|actually|rather|on second thoughts?|make (?:it|that)|i (?:mean|meant)|(?=[^,]* (?:will do|instead|rather|is (?:fine|better)|works(?: better)?)$))[,:]? ?){1,3}(?<thing>week|room|hall|gate|floor|version|page|table|track|platform|door|building|option|unit|stand|booth|seat|lot) (?<count>\d{1,5}\p{L}?)(?: (?:will do|instead|rather|is (?:fine|better)|works(?: better)?))?$/iu

/** Beside one word it stands for whatever number the mail says. */
const anyNumber = '#'
const timed =
  /^(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|am|pm|o|january|february|march|april|may|june|july|august|september|october|november|december)$/iu

/** The text with one replaced by the other; nothing if it is not in the text. */
export function withSwap(text: string, { from, to }: NonNullable<Revision['swap']>): string | undefined {
  const isOneWord = /^(?:# \p{L}+|\p{L}+ #)$/u.test(from)
  if (isOneWord && from.startsWith(anyNumber)) {
    const numbered = new RegExp(`(?<![\\d.,\\p{L}])(?:${number}) ${from.slice(anyNumber.length + 1)}\\b`, 'iu')
    return numbered.test(text) ? text.replace(numbered, () => to) : undefined
  }
  if (isOneWord) {
    const thing = new RegExp(`\\b${from.slice(0, -anyNumber.length)}\\d{1,5}\\p{L}?(?!\\p{L})`, 'iu')
    return thing.test(text) ? text.replace(thing, (former) => former.charAt(0) + to.slice(1)) : undefined
  }
  const at = text.toLowerCase().indexOf(spelled(from).toLowerCase())
  const end = at + spelled(from).length
  // “8.30am” says 8.30.
  const next = /^\d/u.test(to) && /\d$/u.test(from) ? text.slice(end).replace(/^[ap]\.?m\b/iu, '') : text.slice(end)
  const isWhole = at >= 0 && !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && !/^[\p{L}\p{N}]/u.test(next)
  const isSame = from.charAt(0).toLowerCase() === to.charAt(0).toLowerCase()
  const said = isSame ? text.charAt(at) + to.slice(1) : to
  return isWhole ? text.slice(0, at) + said + text.slice(end) : undefined
}
