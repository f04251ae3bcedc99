export type Measure = { value: number; unit: string }

/** A quantity to convert into another unit. */
export type Conversion = { from: Measure; to: Measure }

type Unit = { kind: string; one: string; many: string; per: number; offset: number }

/** “5 km in miles”, “convert 72 f to c”, “how many ounces are in 2 pounds”; nothing if a word is left over. */
export function conversionIn(text: string): Conversion | undefined {
  if (text.length > longest) return undefined
  const words = wordsOf(text)
  const start = leads.find((lead) => lead.every((word, at) => words[at] === word))?.length ?? 0
  const rest = words.slice(start)
  return forwards(rest) ?? (words[0] === 'how' && words[1] === 'many' ? backwards(words.slice(2)) : undefined)
}

/** After a conversion: “and in feet?”, “and 10 km?”, “the other way round”. */
export function remeasured(text: string, { from, to }: Conversion): Conversion | undefined {
  if (text.length > longest) return undefined
  const words = wordsOf(text).filter((word) => !leading.has(word))
  if (/^(?:other way|reverse|back)/.test(words.join(' '))) return convertedTo(from.value, to.unit, from.unit)
  const value = numberOf(words[0])
  const unit = unitAt(words, value === undefined ? 0 : 1)
  if (value !== undefined && words.length === 1) return convertedTo(value, from.unit, to.unit)
  if (!unit || unit.next !== words.length) return undefined
  return value === undefined
    ? convertedTo(from.value, from.unit, unit.unit.one)
    : convertedTo(value, unit.unit.one, unit.unit.one === to.unit ? from.unit : to.unit)
}

function convertedTo(value: number, from: string, to: string): Conversion | undefined {
  const [one, other] = [unitsByName.get(from), unitsByName.get(to)]
  return one && other && converted(value, one, other)
}

/** How many of another unit a measure is; nothing where they measure different things. */
export function inUnit({ value, unit }: Measure, wanted: string): number | undefined {
  return unit === unitsByName.get(wanted)?.one ? value : convertedTo(value, unit, wanted)?.to.value
}

/** The measure that a text names first: “26.2 miles”. */
export function measureIn(text: string): Measure | undefined {
  const words = wordsOf(text.slice(0, longest))
  for (let at = 0; at < words.length; at += 1) {
    const value = numberOf(words[at])
    const unit = value === undefined ? undefined : unitAt(words, at + 1)
    if (value !== undefined && unit?.unit.kind === 'length') return { value, unit: unit.unit.one }
  }
  return undefined
}

const leading = new Set([
  'and',
  'so',
  'then',
  'in',
  'to',
  'what',
  'about',
  'is',
  'that',
  "what's",
  'whats',
  'ok',
  'how',
  'many',
])

function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\d[\d,]*(?:\.\d+)?|[a-z']+|°|"/g)
  return (words ?? []).filter((word) => !filler.has(word))
}

/** “180 minutes is 3 hours” is what the person reads. */
export function shownMeasure({ value, unit }: Conversion['from']): string {
  const known = unitsByName.get(unit)
  const rounded = Number(value.toPrecision(6)).toLocaleString('en', { maximumFractionDigits: 4 })
  return `${rounded} ${known === undefined || value === 1 ? unit : known.many}`
}

const longest = 120
const filler = new Set(['pls', 'thanks', 'of', 'the', '°', 'degrees', 'degree', 'please', 'equal', 'equals'])
const asking = ['convert', "what's", 'whats', 'what is', 'how much is', 'how much are']
const leads = [
  ...asking,
  ...['and', 'so', 'ok', 'ok and'].flatMap((lead) => [lead, ...asking.map((each) => `${lead} ${each}`)]),
]
  .map((lead) => lead.split(' '))
  .toSorted((one, other) => other.length - one.length)
const into = new Set(['in', 'to', 'into', 'as', 'is', 'are'])

/** “5 km in miles”. */
function forwards(words: readonly string[]): Conversion | undefined {
  const value = numberOf(words[0])
  const from = unitAt(words, 1)
  const both = value !== undefined && from ? compound(words, value, from) : undefined
  if (both) return both
  if (value === undefined || !from || !into.has(words[from.next] ?? '')) return undefined
  const skip = words[from.next + 1] === 'how' && words[from.next + 2] === 'many' ? 2 : 0
  const to = unitAt(words, from.next + 1 + skip)
  return to && to.next === words.length ? converted(value, from.unit, to.unit) : undefined
}

/** “5 ft 9 in cm”, “11 stone 4 lb to kg”: the smaller unit may be left out. */
function compound(words: readonly string[], value: number, { unit, next }: { unit: Unit; next: number }) {
  const part = numberOf(words[next])
  const to = unitAt(words, words.length - 1)?.unit
  if (part === undefined || !to || to.kind !== unit.kind) return undefined
  const behind = unitAt(words, next + 1)
  const named = behind?.unit.kind === unit.kind && behind.unit.per < unit.per ? behind : undefined
  const smaller = unitsByName.get(named?.unit.one ?? smallerUnits[unit.one] ?? '')
  const end = words.slice(named && named.next < words.length ? named.next : next + 1, -1)
  if (!smaller || smaller.per >= unit.per || !end.every((word) => into.has(word))) return undefined
  return converted(value + (part * smaller.per) / unit.per, unit, to)
}

const smallerUnits: Readonly<Record<string, string>> = { foot: 'inch', stone: 'pound', pound: 'ounce', hour: 'minute' }

/** “(How many) ounces are in 2 pounds”, “miles is 5 km”. */
function backwards(words: readonly string[]): Conversion | undefined {
  const to = unitAt(words, 0)
  let at = to?.next ?? words.length
  while (into.has(words[at] ?? '') || words[at] === 'there') at += 1
  const value = words[at] === 'a' || words[at] === 'an' ? 1 : numberOf(words[at])
  const from = unitAt(words, at + 1)
  return to && from && value !== undefined && from.next === words.length
    ? converted(value, from.unit, to.unit)
    : undefined
}

function converted(value: number, from: Unit, to: Unit): Conversion | undefined {
  if (from.kind !== to.kind || from === to) return undefined
  const base = value * from.per + from.offset
  return { from: { value, unit: from.one }, to: { value: (base - to.offset) / to.per, unit: to.one } }
}

function numberOf(word: string | undefined): number | undefined {
  return word !== undefined && /^\d[\d,]*(?:\.\d+)?$/.test(word)
    ? Number(/^\d+,\d{1,2}$/.test(word) ? word.replace(',', '.') : word.replaceAll(',', ''))
    : undefined
}

function unitAt(words: readonly string[], at: number): { unit: Unit; next: number } | undefined {
  const two = unitsByName.get(`${words[at]} ${words[at + 1]}`)
  if (two) return { unit: two, next: at + 2 }
  const one = unitsByName.get(words[at] ?? '')
  return one && { unit: one, next: at + 1 }
}

/** Each kind in its first unit: names, and how many of the first one of it is. */
const kinds: Readonly<Record<string, readonly [names: string, per: number, offset?: number][]>> = {
  length: [
    ['metre|metres|meter|meters|m', 1],
    ['kilometre|kilometres|kilometer|kilometers|km|kms|k', 1000],
    ['centimetre|centimetres|centimeter|centimeters|cm', 0.01],
    ['millimetre|millimetres|millimeter|millimeters|mm', 0.001],
    ['mile|miles|mi', 1609.344],
    ['yard|yards|yd|yds', 0.9144],
    ['foot|feet|ft', 0.3048],
    ['inch|inches|in|"', 0.0254],
    ['nautical mile|nautical miles', 1852],
  ],
  weight: [
    ['kilogram|kilograms|kg|kgs|kilo|kilos', 1],
    ['gram|grams|g', 0.001],
    ['tonne|tonnes', 1000],
    ['pound|pounds|lb|lbs', 0.45359237],
    ['ounce|ounces|oz', 0.028349523125],
    ['stone|stone|stones|st', 6.35029318],
  ],
  temperature: [
    ['celsius|celsius|c|centigrade', 1],
    ['fahrenheit|fahrenheit|f', 5 / 9, -160 / 9],
    ['kelvin|kelvin', 1, -273.15],
  ],
  volume: [
    ['litre|litres|liter|liters|l', 1],
    ['millilitre|millilitres|milliliter|milliliters|ml', 0.001],
    ['US gallon|US gallons|gallon|gallons|gal|us gallons', 3.785411784],
    ['US cup|US cups|cup|cups|us cup', 0.2365882365],
    ['UK pint|UK pints|pint|pints', 0.56826125],
  ],
  area: [
    ['square metre|square metres|square meter|square meters|sqm', 1],
    ['square foot|square feet|sq ft|sqft', 0.09290304],
    ['hectare|hectares|ha', 10_000],
    ['acre|acres', 4046.8564224],
  ],
  speed: [
    ['km/h|km/h|kmh|kph', 1],
    ['mph|mph', 1.609344],
    ['knot|knots', 1.852],
  ],
  time: [
    ['second|seconds|sec|secs', 1],
    ['minute|minutes|min|mins', 60],
    ['hour|hours|hr|hrs|h', 3600],
    ['day|days', 86_400],
    ['week|weeks', 604_800],
  ],
  data: [
    ['megabyte|megabytes|mb', 1],
    ['kilobyte|kilobytes|kb', 0.001],
    ['gigabyte|gigabytes|gb', 1000],
    ['terabyte|terabytes|tb', 1_000_000],
  ],
}

const unitsByName = new Map(
  Object.entries(kinds).flatMap(([kind, units]) =>
    units.flatMap(([line, per, offset = 0]) => {
      const names = line.split('|')
      const unit: Unit = { kind, one: names[0] ?? '', many: names[1] ?? '', per, offset }
      return names.map((name): [string, Unit] => [name, unit])
    }),
  ),
)
