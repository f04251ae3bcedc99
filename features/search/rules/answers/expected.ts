import type { AskedFor, Wanted } from './asked.ts'
import type { Words } from './held.ts'

/** A phone number: seven digits or more, which do not begin with a year as a date does. */
const dialled = /(?<![\d.])(?!(?:19|20)\d\d-\d\d)(?:\+|\(|0|\d)(?:[ \-()/.]{0,2}\d){6,14}(?!\d)/u
const mailAddress = /[^\s@]@[^\s@]+\.\p{L}{2}/u
const counts =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|third|quarter|double|once|twice|both|none'
const digits = new RegExp(String.raw`\d|\b(?:${counts})\b`, 'iu')
const currency =
  /[€$£¥]|\b(?:EUR|USD|GBP|CHF|PLN|JPY|euros?|dollars?|pounds?|cents?|pence|yen|shillings?|francs?|per ?cent|free)\b|%|(?<!\d)\d+p\b/iu
const spans =
  'seconds?|minutes?|hours?|days?|nights?|weeks?|fortnights?|months?|quarters?|years?|decades?|centur(?:y|ies)'
const moment =
  /\b(?:\d{1,2}[:.]\d{2}|noon|midnight|a\.?m\.?|p\.?m\.?|o['’]clock|days?|weeks?|months?|years?|hours?|minutes?|quarters?|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|spring|summer|autumn|winter|easter|christmas|20\d\d|19\d\d|18\d\d|immediately|once|today|tomorrow|\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|tenth|fifteenth)\b/iu
const clock = /\b(?:\d{1,2}[:.]\d{2}|noon|midnight|\d{1,2} ?(?:a\.?m|p\.?m|o['’]clock|uhr|h))(?![\d\p{L}])/iu
/** Words of time in German and French that are no words of English: “an” and “tag” are. */
const momentElsewhere =
  /\b(?:tagen|tage|wochen?|monate?n?|jahren?|stunden?|uhr|januar|februar|märz|juni|juli|oktober|dezember|jours?|semaines?|mois|heures?|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre)\b/iu
const because =
  /\b(?:because|since|due to|owing to|therefore|reasons?|caused?|at the request|so that|in order to|as a result|thanks to|for fear)\b/iu
const conditional = /\b(?:if|unless|provided|as long as|only when|except|subject to)\b/iu
const number = String.raw`(?:\d[\d.,]{0,15}|an?|one|several|${counts})`
const duration = new RegExp(
  String.raw`\b${number}(?:[ \-](?:\p{L}{1,20} )?)(?:${spans})\b|\b(?:unlimited|permanent|until|till|through|indefinite\p{L}{0,10})\b`,
  'iu',
)
const measure = new RegExp(
  String.raw`\b${number}[ \-]?(?:square |cubic )?(?:m|cm|mm|km|kg|g|l|metres?|meters?|kilomet\p{L}{1,10}|centimet\p{L}{1,10}|millimet\p{L}{1,10}|miles?|feet|foot|ft|inch(?:es)?|yards?|acres?|hectares?|tons?|tonnes?|pounds?|grams?|kilos?|kilograms?|lit(?:re|er)s?|gallons?|kilowatts?|watts?|kwh|kw|volts?|degrees?|[mgtk]?b|gigabytes?|megabytes?|bytes?|m²)(?!\p{L})`,
  'iu',
)

/** A capital letter within a sentence begins a name; a role stands behind “by the”. */
const someone =
  /[\p{Ll}\d,;:)] \p{Lu}\p{Ll}|\b(?:Mr|Ms|Mrs|Dr)\b|^\p{Lu}\p{L}+ (?:\p{Lu}|will|is|has|decides|leads|said)|\bby (?:the|a|an|our|your|his|her|its) \p{Ll}/u
const somewhere =
  /\b(?:in|at|on|near|behind|beside|under|from|to|into|opposite|within|next to|outside|inside) (?:the |an? |its |his |her |their |our )?\p{L}|\b(?:street|lane|road|avenue|square|floor|room|hall|gate|cellar|basement)\b/iu

/** Whether a sentence holds the kind of thing that a question wants. */
export function holds(sentence: string, wanted: Wanted): boolean {
  if (wanted === 'phone') return dialled.test(sentence)
  if (wanted === 'address') return mailAddress.test(sentence)
  if (wanted === 'money') return currency.test(sentence)
  if (wanted === 'number') return digits.test(sentence)
  if (wanted === 'size') return measure.test(sentence)
  if (wanted === 'duration') return duration.test(sentence)
  if (wanted === 'time') return moment.test(sentence) || momentElsewhere.test(sentence)
  if (wanted === 'condition') return conditional.test(sentence)
  if (wanted === 'clock') return clock.test(sentence)
  if (wanted === 'reason') return because.test(sentence)
  if (wanted === 'person') return someone.test(sentence)
  if (wanted === 'place') return somewhere.test(sentence)
  return true
}

/** “How many members”: a number with what is counted, or another word for it, shortly behind it. */
export function countsWhatIsAsked({ said, stems }: Words, { terms, counted }: AskedFor): boolean {
  if (counted === undefined) return false
  const term = terms.find(({ stem }) => stem === counted)
  const meant = new Set([counted, ...(term?.others.map(({ stem }) => stem) ?? [])])
  return said.some((word, at) => digits.test(word) && stems.slice(at + 1, at + 4).some((stem) => meant.has(stem)))
}
