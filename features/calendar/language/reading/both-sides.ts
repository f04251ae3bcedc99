import type { Wording } from '#foundation/time/words/when.ts'
import type { BesideWish } from '../wish.ts'
import { readBeside } from './beside.ts'

/** “Block half an hour either side of the dentist”, “20 minutes before and after it for the way”. */
export function readBothSides(text: string, wording: Wording): readonly [BesideWish, BesideWish] | undefined {
  const said = text.replace(eitherSide, ' before and after ').replace(free, '')
  const plain = /^(?:\d|an? |half )/i.test(said) ? `block ${said}` : said
  const [both = '', aim = ''] = beforeAndAfter.exec(plain) ?? []
  if (both === '') return undefined
  // Without a name, the event in hand is meant.
  const anchor = aim === '' || bare.test(aim) ? ' it ' : ' '
  const [before, after] = ['before', 'after'].map((side) =>
    readBeside(plain.replace(both, ` ${side}${anchor}${aim}`).trim(), wording),
  )
  return before && after ? [before.wish, after.wish] : undefined
}

const eitherSide = /\s(?:on )?(?:either|both|each) sides?(?: of)?(?=\s|$)/i
const beforeAndAfter = /\s+before (?:and|&) after(?:wards)?\s*(.*)$/i
const free = /(?<=\bafter\s+)(?:free|open|clear|please)\b[.!]*/i
const bare = /^(?:for|to|so)\b|^[,.!]/i
