/** A form of a word in the index, and how many of the person's passages contain it. */
export type Form = { word: number; lexeme: string; passages: number }

export type KnownForms = {
  forms: Form[]
  /** For each word, how many passages are in a language that does not index it because it is a stop word there. */
  everywhere: ReadonlyMap<number, number>
  /** For each word, the languages in which it is a stop word. */
  small: ReadonlyMap<number, readonly string[]>
  /** Those of the person's passages. */
  languages: readonly string[]
}

/** A search term: its forms in the index. */
export type Term = {
  lexemes: string[]
  passages: number
  weight: number
}

/** The words that the person's passages hold; what was said twice counts twice. */
export function termsOf(
  counts: readonly number[],
  { forms, everywhere }: Pick<KnownForms, 'forms' | 'everywhere'>,
): Term[] {
  const byForms = new Map<string, Term>()
  for (const [word, known] of Map.groupBy(forms, ({ word: each }) => each)) {
    const lexemes = known.filter(({ passages }) => passages > 0).map(({ lexeme }) => lexeme)
    if (lexemes.length === 0) continue
    const passages = known.reduce((sum, each) => sum + each.passages, everywhere.get(word) ?? 0)
    const before = byForms.get(lexemes.join(' '))
    byForms.set(lexemes.join(' '), { lexemes, passages, weight: (counts[word] ?? 1) + (before?.weight ?? 0) })
  }
  return [...byForms.values()]
}

/** The rarest terms that together are in no more passages than this; at least one term. */
export function rarest(terms: readonly Term[], most: number): Term[] {
  let sum = 0
  return terms.filter(({ passages }, at) => {
    sum += passages
    return at === 0 || sum <= most
  })
}
