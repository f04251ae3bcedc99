/** The kinds that a word belongs to, such as verbs of moving or first names: what is learned of one word is then known of all. */
export type Classes = (word: string) => readonly string[]

/** Reads lines such as `move-verbs: move shift push`. */
export function readClasses(text: string): Classes {
  const classes = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [name = '', words = ''] = line.split(':')
    for (const word of words.trim().split(/\s+/)) classes.set(word, [...(classes.get(word) ?? []), name])
  }
  return (word) => classes.get(word) ?? classes.get(word.replace(ending, '')) ?? none
}

/** “Priya's”, “shoves”, “shoving”. */
const ending = /(?:'s|(?<=.{3})(?:ing|ed|es|s))$/
const none: readonly string[] = []
