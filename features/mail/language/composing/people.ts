import { trimmed } from '#foundation/language/text/phrases.ts'

/** The names in “Tom and my sister Lena, please”. */
export function peopleIn(said: string): string[] {
  return said
    .split(/,| and | & /)
    .map((name) => trimmed(name, notNames))
    .filter((name) => name !== '')
}

/** What stands around names. */
export const notNames = new Set(
  'a an the my our short brief quick formal friendly polite warm casual nice professional kind new another please to of for me him her them it mail email e-mail by and with also too via thank-you thank you follow-up reminder draft back concise payment proper little one two three four couple then now again first instead yes no ok okay what else there here so well just now politely formally kindly briefly quickly warmly shortly cold whole birthday entire together both each all'.split(
    ' ',
  ),
)
