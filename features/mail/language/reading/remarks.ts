import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { phrases, findPhrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'

/** “Archive the lease, that’s done now” without the remark. A text with quotes is left alone, since a subject may look like a remark. */
export function withoutRemark(text: string): string {
  if (/[“"«]/v.test(text)) return text
  const bare = text.replace(settled, '')
  if (bare !== text && bare.split(' ').length > 1) return bare
  const tokens = tokenize(text)
  const remark = findPhrases(tokens, remarks).find(({ at, value }) => {
    const from = tokens[at]?.from ?? 0
    const isApart = /[,;–—]\s*$/v.test(text.slice(0, from))
    return at > 1 && (value === 'anywhere' || isApart)
  })
  return remark ? withoutEnd(text.slice(0, tokens[remark.at]?.from), ' ,;–—') : text
}

/** “Archive the permit its printed”. */
const settled = /,?\s+(?:its|it['’]s|it is|theyre|they['’]re) (?:all )?(?:\p{L}{3,}ed|done|paid|sent|over|old)$/iu

/** Words that begin a remark, anywhere or only after a comma. */
const remarks = phrases<'anywhere' | 'apart'>([
  [
    `so i do not, so that i do not, pls they, please they, they do my, they drive me, they annoy me, so i can, so that i can, so i will, so i remember, because, since i am, i changed my mind, it is obviously,
    it is obvious, it is done, it is paid, it is fake, it is dealt with, it is sorted, it is the wrong one, i am not in, i am done with it`,
    'anywhere',
  ],
  ['that is, that was, it, this is, they, i, we, he, she, obviously, thank god, not the other', 'apart'],
])
