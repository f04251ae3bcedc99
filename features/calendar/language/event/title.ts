import { mask } from '#foundation/time/words/text/mask.ts'
import { quoted, type Stripped } from './command.ts'

/** What is left when times, places and lengths are taken out, without what led to them. */
export function readTitle(left: string, { text, named, asked }: Stripped): string {
  if (named)
    return (
      quoted
        .exec(text)
        ?.slice(1)
        .find((part) => part !== undefined) ?? ''
    ).trim()
  const kept = tidy(left).replace(/(?<=\S \S.*) for (?:me|us)$/iu, '')
  const bare = asked
    ? kept.replace(/(?<!\?)\?+$/u, '').replace(/^(?:(?:a|an|the|for|to|about|called|named|titled)\s+)+(?=\S)/iu, '')
    : kept
  const whole = /^with\s/iu.test(bare) ? `Meeting ${bare}` : bare
  return /[\p{L}\p{N}]/u.test(whole) ? capitalised(whole) : ''
}

const gap = String.raw`${mask}+`
const gaps = new RegExp(String.raw`(?:(?<!\s)\s+)?${gap}\s*`, 'gu')
const before = String.raw`on|at|@|in|by|due|from|for|until|till|til|to|is|are|was|were|be|will be|starts?|starting|ends?|ending|begins?|beginning|goes|runs|lasts|happens|happening|takes place|scheduled|this|every|and|between|during|around|about|approx|before|within|repeat|repeats|repeating|recurring|it['’]s|its|of|the`
const phrasal = String.raw`(?<!\b(?:log|check|sign|dial|fill|hand|turn|drop|call|break|move|tune|plug|phone|clock|stop|swing|think|hang|carry|keep|get|tune|head|pass)(?:s|ed|ing)?\s)`
const danglingBefore = new RegExp(
  String.raw`(?:^|(?<=[\s${mask}]))${phrasal}(?:${before}|[\-–—,:;(|&~@])\s*(?=${gap})`,
  'iu',
)
const danglingAfter = new RegExp(
  String.raw`(?<=${mask})\s*(?:[\-–—,:;.!?)|]|(?:and|is|sharp|please|o['’]clock|it['’]s|there['’]s|we have|for(?= *(?:$|${mask})))(?=\s|$))`,
  'iu',
)

function tidy(text: string): string {
  let rest = text
  for (let turn = 0; turn < 200; turn += 1) {
    const next = rest.replace(danglingBefore, '').replace(danglingAfter, '')
    if (next === rest) break
    rest = next
  }
  const joined = rest.replaceAll(gaps, ' ').replaceAll(/\s+/gu, ' ')
  return joined
    .replace(/^[\s,.;:\-–—!?]+/u, '')
    .replace(/(?<![\s,;:\-–—])[\s,;:\-–—]+$/u, '')
    .trim()
}

/** A title begins with a capital, unless its first word has one of its own: “iPhone launch”. */
function capitalised(title: string): string {
  return /^\p{Ll}\S*\p{Lu}/u.test(title) ? title : title.charAt(0).toLocaleUpperCase() + title.slice(1)
}
