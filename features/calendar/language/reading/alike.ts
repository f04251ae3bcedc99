import { distance } from '#foundation/language/text/spelling.ts'

/** Whether a word that was said may be this word of a title: “katrins” is “Katrin”, “presentaton” is “presentation”. */
export function alike(word: string, other: string): boolean {
  if (word === other || singular(word) === singular(other)) return true
  if (word.length >= 4 && other.startsWith(word)) return true
  if (word.length < 4 || other.length < 4) return false
  return (
    distance(word, other, 1) <= 1 || distance(singular(word), singular(other), 1) <= 1 || joined(word) === joined(other)
  )
}

/** Whether both are the same word of a title, whatever its ending. */
export function isSameWord(word: string, other: string): boolean {
  return singular(word) === singular(other)
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word
}

function joined(word: string): string {
  return word.replaceAll(/[-\s]/g, '')
}
