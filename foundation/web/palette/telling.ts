export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** The words that say what is meant, without those of any sentence; all of them if there are no others. */
export function tellingOf(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !common.has(word))
  return telling.length > 0 ? telling : words
}

/** All of one or two, else more than half. */
export function areMost(count: number, of: number): boolean {
  return of <= 2 ? count >= of : count > of / 2
}

/**
 * Whether a result holds most of the words it was found by, also in other forms. A short word that stands nowhere may be
 * one of any sentence in another language.
 */
export function holdsMost({ words, of }: { words: string; of: string }): boolean {
  const held = new Set(tellingOf(wordsOf(words)).map(beginningOf))
  const asked = [...new Set(tellingOf(wordsOf(of)).map(beginningOf))]
  const counted = asked.filter((word) => word.length === beginning || held.has(word))
  return held.size === 0 || areMost(held.size, counted.length)
}

const beginning = 4

function beginningOf(word: string): string {
  return word.slice(0, beginning)
}

const common: ReadonlySet<string> = new Set(
  `a an the this that and or of for to in on at by with from about my me i you your our us it its is are was be do does can
   could would will should please find show open go get give let what which who when where how`.split(/\s+/),
)
