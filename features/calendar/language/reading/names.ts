import { withoutEnd } from '#foundation/language/text/own-text.ts'

/** Without the quotation marks around it. */
export function unquoted(text: string): string {
  const bare = withoutEnd(text.trim(), '.!')
  return /^["“'‘«](.+)["”'’»]$/.exec(bare)?.[1]?.trim() ?? bare
}

/** “The Harbour Room” is called Harbour Room; “Leo, not Andrés” is Leo. */
export function placeNamed(place: string): string {
  return unquoted(place.replace(/,? (?:not|instead of|rather than) [^,]{1,60}$/i, '')).replace(/^the (?=\p{Lu})/u, '')
}
