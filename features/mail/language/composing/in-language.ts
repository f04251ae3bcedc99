import { speaksGerman } from '../drafting/german.ts'
import type { Compose } from '../wish.ts'

/** The language that an order to write names before it says anything: “mail Tom in German that …”, “…, in German”. */
export function withoutLanguage(message: string): { text: string; language?: string } {
  const german = ofGerman.exec(message)
  if (german) return { text: `${message.slice(0, german.index)}${message.slice(german.index + german[0].length)}` }
  const asked = intoGerman.exec(message)
  if (asked) {
    const text = `${message.slice(0, asked.index)}${message.slice(asked.index + asked[0].length)}`
    return speaksGerman(text.slice(asked.index)) ? { text } : { text, language: 'German' }
  }
  const between = inside.exec(message)
  const { named: other = '' } = between?.groups ?? {}
  if (between && other.toLowerCase() !== 'english')
    return {
      text: `${message.slice(0, between.index)}${message.slice(between.index + between[0].length)}`,
      language: `${other.charAt(0).toUpperCase()}${other.slice(1).toLowerCase()}`,
    }
  const behind = inGerman.exec(message)
  if (behind) return { text: message.slice(0, behind.index), language: 'German' }
  const said = first.exec(message) ?? ending.exec(message) ?? within.exec(message)
  const { lead = '', named = '' } = said?.groups ?? {}
  if (!said || (said.index === 0 && lead !== '' && content.test(lead))) return { text: message }
  const text = `${message.slice(0, said.index)}${lead}${message.slice(said.index + said[0].length)}`.trim()
  const language = `${named.charAt(0).toUpperCase()}${named.slice(1).toLowerCase()}`
  return language === 'English' ? { text } : { text, language }
}

/** “…, auf Deutsch bitte”. */
const inGerman = /[,;.]\s(?:aber )?auf deutsch(?:,? (?:bitte|please|pls))?[.!]?\s*$/iu
/** An order in German is written in German. */
const ofGerman = /(?<=^(?:bitte )?(?:schreibe?|antworte|sage?|maile) [^,:.!?]{2,40}) auf deutsch(?=[,:])/iu

/** “Mail Tom auf Deutsch: …” is ordered in English; what it says may be German. */
const intoGerman =
  /(?<=^(?:please |pls )?(?:e?-?mail|message|tell|answer|reply to|write(?: to)?) [^,:.!?]{2,40}),? auf deutsch(?=[,:])/iu

const languages =
  'English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Czech|Slovak|Slovenian|Croatian|Serbian|Hungarian|Romanian|Bulgarian|Greek|Turkish|Russian|Ukrainian|Swedish|Danish|Norwegian|Finnish|Arabic|Hebrew|Hindi|Chinese|Mandarin|Japanese|Korean|Vietnamese|Thai|Latin|Catalan'
const first = new RegExp(String.raw`^in (?<named>${languages})\s?[,:]\s*`, 'iu')
/** Only behind a comma: “the contract is in German” is what the mail says. */
const ending = new RegExp(String.raw`[,;.]\s(?:but )?in (?<named>${languages})(?:,? (?:please|pls))?[.!]?\s*$`, 'iu')
/** “Tell Nora, in German, that …”. */
const inside = new RegExp(
  String.raw`(?<=^[^,:;.!?]{3,60}), in (?<named>${languages}),(?= (?:that|to|if|whether|when|what|where|how|why)\b)`,
  'iu',
)
/** Between the recipients and the text. */
const within = new RegExp(
  String.raw`^(?<lead>[^,:;.!?"“”]{3,80}?) in (?<named>${languages})(?=\s?:|,\s(?:i|we|my|our|the|yes|no|thanks)\b|,?\s(?:that|to|for|about|saying|asking|telling|thanking|whether|if|when|what|where|how|why)\b)`,
  'iu',
)
/** Where the text of the mail begins. */
const content =
  /\s(?:that|for|about|saying|asking|telling|thanking|whether|if|when|what|where|how|why|is|are|was|were|be|i|we|he|she|they|it)\s/i

export function inLanguage({ splits, ...wish }: Compose, language: string | undefined): Compose {
  const each = splits && { splits: splits.map((split) => inLanguage(split, language)) }
  return { ...wish, ...each, ...(language !== undefined && { language }) }
}
