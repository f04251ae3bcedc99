import type { Question } from '../rules/question.ts'
import type { KnownForms } from '../rules/terms.ts'
import { oneOf } from './ranking-store.ts'

/** What a passage in one of these languages must match, as a tsquery. */
export type Required = { languages: string[]; query: string }

/**
 * The quoted phrases as the passages of each language hold them: a word that is not indexed there leaves a gap. Nothing
 * comes back if no phrase can be looked for in any language.
 */
export function phrasesOf({ phrases }: Question, distinct: readonly string[], known: KnownForms): Required[] {
  if (phrases.length === 0) return []
  const spoken = known.languages.map((language) => ({
    language,
    query: queryFor(phrases, { language, distinct, known }),
  }))
  const byQuery = Map.groupBy(spoken, ({ query }) => query)
  byQuery.delete('')
  return [...byQuery].map(([query, each]) => ({ query, languages: each.map(({ language }) => language) }))
}

type Spoken = { language: string; distinct: readonly string[]; known: KnownForms }

/** Passages of an unknown language match with stop words or without them. */
function queryFor(phrases: Question['phrases'], spoken: Spoken): string {
  const leavesOut = spoken.language === 'mixed' ? [false, true] : [true]
  const required = phrases.map((phrase) => {
    const forms = leavesOut.map((small) => withGaps(phrase, small, spoken)).filter((query) => query !== '')
    return [...new Set(forms)].map((form) => `(${form})`).join(' | ')
  })
  return required
    .filter((query) => query !== '')
    .map((query) => `(${query})`)
    .join(' & ')
}

function withGaps(phrase: readonly string[], leavesOutSmall: boolean, { language, distinct, known }: Spoken): string {
  let gap = 1
  let query = ''
  for (const word of phrase) {
    const at = distinct.indexOf(word)
    const lexemes = known.forms.filter((form) => form.word === at).map(({ lexeme }) => lexeme)
    const isSmall = leavesOutSmall && known.small.get(at)?.includes(language) === true
    if (isSmall || lexemes.length === 0) gap += 1
    else {
      query = query === '' ? `(${oneOf(lexemes)})` : `${query} <${gap}> (${oneOf(lexemes)})`
      gap = 1
    }
  }
  return query
}
