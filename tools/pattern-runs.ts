/** A text that a pattern may read over and over: a start, a unit repeated many times, and an end that fails. */
export type Run = { before: string; unit: string; after: string }

export function textOf({ before, unit, after }: Run, length: number): string {
  return before + unit.repeat(Math.max(1, Math.floor(length / unit.length))) + after
}

/** Runs that fit no particular pattern but slow down many. */
export const commonUnits: readonly string[] = [
  ' ',
  '\n',
  '\r',
  '\t',
  'a',
  'A',
  '1',
  '.',
  ',',
  '"',
  '“',
  '(',
  '[',
  '<',
  '*',
  '_',
  '`',
  '-',
  ':',
  '\\',
  '. ',
  'a ',
  'a, ',
]

/** Every way to reach a repetition in a pattern and repeat it: a run for each, and for each kind of character. */
export function runsFor(source: string, flags: string): Run[] {
  const runs = new Map<string, Run>()
  const add = (before: string, unit: string) => {
    if (unit === '') return
    for (const start of [before, `a${before}`])
      for (const after of ['', '\u0001']) runs.set(JSON.stringify([start, unit, after]), { before: start, unit, after })
  }
  for (const unit of commonUnits) add('', unit)
  for (const { before, unit } of new Sampler(source, flags).repetitions()) {
    add(before, unit)
    add('', before + unit)
  }
  return [...runs.values()]
}

const alphabet = Array.from(
  ' \n\ta1Zé.-,\'"“’:;_/\\()[]{}<>*#|`~=+&%$@!?^–日\u00A0\u200B\u{1F600}\u0301\r\u{1F3F4}\u0001\uE000',
)

/** Reads a pattern from left to right and writes a shortest text that leads to each of its repetitions. */
class Sampler {
  readonly #source: string
  readonly #flags: string
  readonly #found: { before: string; unit: string }[] = []
  #at = 0

  constructor(source: string, flags: string) {
    this.#source = source
    this.#flags = flags.replace(/[gyd]/g, '')
  }

  repetitions(): { before: string; unit: string }[] {
    this.#alternatives('')
    if (this.#at < this.#source.length)
      throw new Error(`The pattern ${this.#source} cannot be read beyond ${this.#at}.`)
    return this.#found
  }

  /** Samples of the alternatives from here to the closing parenthesis; the first one stands for them all. */
  #alternatives(before: string): string[] {
    const samples = [this.#sequence(before)]
    while (this.#source[this.#at] === '|') {
      this.#at += 1
      samples.push(this.#sequence(before))
    }
    return samples
  }

  #sequence(before: string): string {
    let sample = ''
    while (this.#at < this.#source.length && !'|)'.includes(this.#next)) {
      const units = this.#atom(before + sample)
      const { least, many } = this.#quantifier()
      if (many) for (const unit of units.slice(0, 8)) this.#found.push({ before: before + sample, unit })
      sample += (units[0] ?? '').repeat(least)
    }
    return sample
  }

  /** What an atom may match, likeliest first. */
  #atom(before: string): string[] {
    if (this.#next === '(') return this.#group(before)
    const start = this.#at
    if (this.#next === '[') this.#skipClass()
    else if (this.#next === '\\') this.#skipEscape()
    else this.#at += (this.#source.codePointAt(this.#at) ?? 0) > 0xff_ff ? 2 : 1
    const source = this.#source.slice(start, this.#at)
    if (/^(?:[$^]|\\[bB]|\\k.*|\\[1-9]\d*)$/.test(source)) return []
    return this.#samplesOf(source)
  }

  #samplesOf(source: string): string[] {
    const pattern = new RegExp(`^(?:${source})$`, this.#flags)
    const own = /^\\u\{?([\da-f]+)/i.exec(source)?.[1] ?? /\\u\{?([\da-f]+)/i.exec(source)?.[1]
    const letters = [
      ...Array.from(source),
      ...(own === undefined ? [] : [String.fromCodePoint(Number.parseInt(own, 16))]),
    ]
    return [...new Set([...letters.filter((each) => !'[]^\\'.includes(each)), ...alphabet, ...letters])].filter(
      (each) => pattern.test(each),
    )
  }

  #group(before: string): string[] {
    const opening = /\(\?(?:<?[=!]|<[^>]*>|[a-z-]*:)|\(/y
    opening.lastIndex = this.#at
    const [opened = '('] = opening.exec(this.#source) ?? []
    this.#at += opened.length
    const samples = this.#alternatives(before)
    this.#at += 1
    return /^\(\?<?[=!]/.test(opened) ? [] : samples
  }

  #quantifier(): { least: number; many: boolean } {
    const quantifier = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y
    quantifier.lastIndex = this.#at
    const [said, from, comma, to] = quantifier.exec(this.#source) ?? []
    if (said === undefined) return { least: 1, many: false }
    this.#at += said.length
    if (from === undefined) return { least: said.startsWith('+') ? 1 : 0, many: !said.startsWith('?') }
    return { least: Number(from), many: comma !== '' && (to === '' || Number(to) >= 10) }
  }

  #skipClass(): void {
    let depth = 0
    do {
      if (this.#next === '\\') this.#at += 1
      else if (this.#next === '[' && (depth === 0 || this.#flags.includes('v'))) depth += 1
      else if (this.#next === ']') depth -= 1
      this.#at += 1
    } while (depth > 0)
  }

  #skipEscape(): void {
    const escape = /\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[pPq]\{[^}]*\}|k<[^>]*>|[1-9]\d*|c[a-z]|.)/isuy
    escape.lastIndex = this.#at
    this.#at += escape.exec(this.#source)?.[0].length ?? 1
  }

  get #next(): string {
    return this.#source[this.#at] ?? ''
  }
}
