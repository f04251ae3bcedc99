import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { phrases, findPhrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'

/** “Archive the lease, that’s done now” without the remark. A text with quotes is left alone, since a subject may look like a remark. */
export function withoutRemark(text: string): string {
  if (/[“"«]/v.test(text)) return text
  const tokens = tokenize(text)
  const remark = findPhrases(tokens, remarks).find(({ at, value }) => {
    const from = tokens[at]?.from ?? 0
    const isApart = /[,;–—]\s*$/v.test(text.slice(0, from))
    return at > 1 && (value === 'anywhere' || isApart)
  })
  return remark ? withoutEnd(text.slice(0, tokens[remark.at]?.from), ' ,;–—') : text
}

/** Words that begin a remark, anywhere or only after a comma. */
const remarks = phrases<'anywhere' | 'apart'>([
  [
    `so i do not, so that i do not, pls they, please they, they do my, they drive me, they annoy me, so i can, so that i can, so i will, so i remember, because, since i am, i changed my mind, it is obviously,
    it is obvious, it is done, it is paid, it is fake, it is dealt with, it is sorted, it is the wrong one, i am not in, i am done with it`,
    'anywhere',
  ],
  [
    'that is, that was, it is, it was, this is, they are, i am, i have, i do not, we are, we have, he is, she is, obviously, thank god',
    'apart',
  ],
])
