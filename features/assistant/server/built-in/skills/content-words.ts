import { lightWords } from '../understanding/everyday.ts'
import { toWords } from '../understanding/words.ts'

const empty = new Set([...lightWords, 'fact', 'memory', 'note', 'notes', 'about', 'name', 'called'])

/** The words that say what a text is about, comparable. */
export function contentWords(text: string): string[] {
  const words = toWords(text)
    .map((word) => word.text)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const telling = words.filter((word) => !empty.has(word))
  return [...new Set(telling.length > 0 ? telling : words)].map((word) => word.replace(/(?<=.{3})s$/, ''))
}
