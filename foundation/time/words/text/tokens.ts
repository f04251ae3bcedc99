/** A word, a number or a sign of a sentence; spaces are left out, and so a long row of them costs nothing. */
export type Token = {
  /** In small letters, without apostrophes: “O’Clock” is `oclock`. */
  word: string
  /** As it was written. */
  raw: string
  at: number
  until: number
  /** A space stands before it. */
  spaced: boolean
}

export function tokensOf(text: string): Token[] {
  let end = 0
  return [...text.matchAll(pattern)].map((match) => {
    const [raw] = match
    const token = {
      word: plainWord(raw),
      raw,
      at: match.index,
      until: match.index + raw.length,
      spaced: match.index > end,
    }
    end = token.until
    return token
  })
}

/** Letters of any script with apostrophes between them, digits, or one sign. */
const pattern = /\p{L}+(?:['’]\p{L}+)*|\d+|\S/gu

function plainWord(raw: string): string {
  const word = raw.toLowerCase().replaceAll(/['’]/gu, '')
  return word === '–' || word === '—' || word === '~' || word === '−' ? '-' : word
}
