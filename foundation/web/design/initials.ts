/** Two letters at most, of the first and the last name; whole characters, whatever the script. */
export function initials(name: string): string {
  const words = name.split(/\s+/).map(firstLetter).filter(Boolean)
  const [first = '', ...others] = words
  return (first + (others.at(-1) ?? '')).toLocaleUpperCase()
}

function firstLetter(word: string): string {
  const [letter] = new Intl.Segmenter().segment(word.replace(/^[^\p{L}\p{N}]+/u, ''))
  return letter?.segment ?? ''
}
