export function unquoted(text: string): string {
  const bare = text.trim().replace(/[.!]+$/, '')
  return /^["“'‘«](.+)["”'’»]$/.exec(bare)?.[1]?.trim() ?? bare
}

/** “The Harbour Room” is called Harbour Room. */
export function placeNamed(place: string): string {
  return unquoted(place).replace(/^the (?=\p{Lu})/u, '')
}
