/** A form of a word as it stands in the index, and in how many passages of the person it does. */
export type Form = { word: number; lexeme: string; passages: number }

export type KnownForms = {
  forms: Form[]
  /** By word, the passages in languages that do not index it, because it stands everywhere. */
  everywhere: ReadonlyMap<number, number>
}

/** A word that is looked for: its forms in the index. */
export type Term = {
  lexemes: string[]
  passages: number
  weight: number
}

/** The words that the person's passages hold; what was said twice counts twice. */
export function termsOf(counts: readonly number[], { forms, everywhere }: KnownForms): Term[] {
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

/** The rarest terms that together stand in no more passages than this, and at least one. */
export function rarest(terms: readonly Term[], most: number): Term[] {
  let sum = 0
  return terms.filter(({ passages }, at) => {
    sum += passages
    return at === 0 || sum <= most
  })
}
