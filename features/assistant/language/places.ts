import { monthOf } from '#foundation/language/pieces/calendar.ts'
import type { Piece } from '#foundation/language/pieces/piece.ts'
import { readAll, type Reader, type Span, textAt } from '#foundation/language/pieces/span.ts'
import { nearest } from '#foundation/language/text/spelling.ts'
import { plain, type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { placeNames } from './place-names.ts'

/** More than one zone: a country that is wide. */
export type Place = { name: string; zones: readonly string[] }

/** Cities of zones that are everyday words, and are known by more than their name alone. */
const everyday = new Set(
  `center,knox,easter,christmas,wake,troll,casey,davis,palmer,midway,marengo,reunion,nome,merida,truk,mahe,
  cordoba,syowa,mawson,louisville,easter,canary,eucla,johnston,isle of man,winamac,vevay,beulah,rothera,central`
    .split(',')
    .map((name) => name.trim()),
)

const capitals = new Set([
  'uk',
  'usa',
  'us',
  'uae',
  'nyc',
  'utc',
  'gmt',
  'est',
  'edt',
  'cst',
  'cdt',
  'mst',
  'mdt',
  'pst',
  'pdt',
  'cet',
  'sf',
  'la',
  'cern',
])
const lower = new Set(['and', 'of', 'de', 'es'])

const places = collect()
const singles = [...places.keys()].filter((name) => !name.includes(' ') && name.length >= 5)
const longest = Math.max(...[...places.keys()].map((name) => name.split(' ').length))

/** Words that stand in names of places, so that none is taken for a slip of the pen. */
const placeWords = [...new Set([...places.keys()].flatMap((name) => name.split(' ')))]

/** Short names are places only where they follow such a word, and in capitals. */
const before = new Set([
  'in',
  'to',
  'from',
  'for',
  'at',
  'of',
  'between',
  'and',
  'is',
  'than',
  'near',
  'like',
  'with',
  'time',
  'the',
])

export const place: Piece<Place> = {
  name: 'place',
  read: ({ message, tokens }) => readAll(tokens, placeReaderOf(message)),
  words: placeWords,
}

/** “In Gotham”: written as a name, and none that is known. */
export const elsewhere: Piece<string> = {
  name: 'elsewhere',
  read: ({ message, tokens }) => readAll(tokens, elsewhereReader(message)),
}

/** The place with exactly this name, even a short one such as “LA”. */
export function placeCalled(word: string): Place | undefined {
  return word === 'us' || word === 'split' ? undefined : places.get(word)
}

/** Finds names of places among the words of a sentence. */
export function placeReaderOf(sentence: string): Reader<Place> {
  return (words, at) => readZone(sentence, words, at) ?? readName(sentence, words, at) ?? readMisspelt(words, at)
}

/** “Asia/Kolkata”, as the database of zones writes it. */
function readZone(sentence: string, words: readonly Token[], at: number): Span<Place> | undefined {
  if (textAt(words, at + 1) !== '/') return undefined
  const from = words[at]?.from ?? 0
  const written = /^[A-Za-z_]+(?:\/[A-Za-z_+-]+){1,2}\d*/.exec(sentence.slice(from))?.[0]
  const zone = written === undefined ? undefined : knownZone(written)
  if (written === undefined || zone === undefined) return undefined
  const until = from + written.length
  const end = words.findIndex((word) => word.from >= until)
  return { at, end: end === -1 ? words.length : end, value: { name: cityOf(zone), zones: [zone] } }
}

function readName(sentence: string, words: readonly Token[], at: number): Span<Place> | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const parts = words.slice(at, at + length)
    const name = parts.map(({ text }) => text).join(' ')
    const found = places.get(name)
    if (!found) continue
    if (name.length <= 3 && !(before.has(textAt(words, at - 1)) || words.length === 1)) continue
    if (name === 'us' || name === 'la' || name === 'split') if (!isCapital(sentence, parts[0])) continue
    return { at, end: at + length, value: found }
  }
  return undefined
}

function readMisspelt(words: readonly Token[], at: number): Span<Place> | undefined {
  if (!['in', 'to', 'for', 'between', 'and'].includes(textAt(words, at - 1)) || textAt(words, at).length < 5)
    return undefined
  const meant = places.get(nearest(textAt(words, at), singles) ?? '')
  return meant && { at, end: at + 1, value: meant }
}

function elsewhereReader(sentence: string): Reader<string> {
  const read = placeReaderOf(sentence)
  return (words, at) => {
    if (textAt(words, at) !== 'in' || read(words, at + 1)) return undefined
    let end = at + 1
    while (isCapital(sentence, words[end]) && textAt(words, end) !== 'i') end += 1
    const last = words[end - 1]
    if (end === at + 1 || !last || monthOf(textAt(words, at + 1)) !== undefined) return undefined
    return { at, end, value: sentence.slice(words[at + 1]?.from, last.to) }
  }
}

function isCapital(sentence: string, word: Token | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(sentence.slice(word.from))
}

function knownZone(written: string): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: written }).resolvedOptions()
    return timeZone === written
      ? written
      : Intl.supportedValuesOf('timeZone').find((zone) => zone === timeZone) && written
  } catch {
    return undefined
  }
}

/** “America/New_York” is New York. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

function collect(): Map<string, Place> {
  const known = new Map<string, Place>()
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const name = wordsOf(cityOf(zone))
    if (!everyday.has(name)) known.set(name, { name: cityOf(zone), zones: [zone] })
  }
  for (const line of placeNames.trim().split('\n')) {
    const [names = '', zones = ''] = line.split('=')
    for (const name of names.split(','))
      known.set(wordsOf(name), { name: inCapitals(name.trim()), zones: zones.trim().split(' ') })
  }
  return known
}

function wordsOf(name: string): string {
  return tokenize(plain(name))
    .map(({ text }) => text)
    .filter((text) => text !== '-')
    .join(' ')
}

function inCapitals(name: string): string {
  if (capitals.has(name)) return name.toUpperCase()
  return name
    .split(' ')
    .map((word, at) => (at > 0 && lower.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}
