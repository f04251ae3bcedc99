import { tokenize } from '../text/tokens.ts'

/** “Mr Weber” is Weber; a title alone stays what it is. */
export function withoutHonorific(name: string): string {
  const tokens = tokenize(name)
  const at = tokens.findIndex(({ text }) => !honorifics.has(text))
  return at < 1 ? name : name.slice(tokens[at]?.from)
}

const honorifics = new Set(
  'mr mister mrs ms miss mx dr doctor prof professor sir madam signor signora senor senora monsieur madame mme mlle herr frau'.split(
    ' ',
  ),
)
