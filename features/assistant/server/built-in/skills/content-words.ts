import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'

const empty = new Set([...lightWords, 'fact', 'memory', 'note', 'notes', 'about', 'name', 'called'])

/** The words that say what a text is about, comparable; all of them where none does. */
export function contentWords(text: string): string[] {
  const words = allWords(text)
  const telling = words.filter((word) => !empty.has(word))
  return telling.length > 0 ? telling : words
}

export function allWords(text: string): string[] {
  const words = tokenize(text)
    .map((word) => word.text)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  return [...new Set(words)].map((word) => (empty.has(word) ? word : word.replace(/(?<=.{3})s$/, '')))
}
