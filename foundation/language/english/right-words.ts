import { withoutEnd } from '../text/own-text.ts'

/** What a text should say instead: the right words, those that are wrong, and how the thing was called beside them. */
export type RightWords = { right: string; wrong: string; thing?: string }

/**
 * “Typo, it should say ‘A’, not ‘B’”, “‘B’ should be ‘A’”, “it is for A, not B, correct the title”: which words of a text are
 * wrong, and what stands there instead.
 */
export function rightWordsIn(message: string): RightWords | undefined {
  const text = withoutEnd(message.trim().slice(0, mostCharacters), '.! ')
  if (text.includes('?')) return undefined
  for (const form of forms) {
    const { right, wrong, thing } = form.exec(text)?.groups ?? {}
    if (right !== undefined && wrong !== undefined && right.toLowerCase() !== wrong.toLowerCase())
      return { right: right.trim(), wrong: wrong.trim(), ...(thing !== undefined && { thing: thing.trim() }) }
  }
  return undefined
}

const mostCharacters = 300
const quoted = (name: string) => `["“'‘](?<${name}>[^"“”]{2,100}?)["”'’]`
const should = '(?:should|must|has to|needs to|ought to|is supposed to|was supposed to|is meant to)'
const say = '(?:say|read|be|be called|be named|be titled|be spelled|be spelt)'
const not = ',? (?:and )?(?:not|instead of|rather than) '
const fix =
  '(?:,? ?(?:so |and )?(?:please |pls )?(?:correct|fix|change|update|edit|amend)(?: (?:the|its|that|this))? ?(?:title|name|text|wording|task|reminder|it|that|typo)?(?: please| pls| accordingly)?)'

const forms = [
  // “It should say ‘Send cake order’, not ‘Send cake odrer’”.
  new RegExp(`\\b${should} ${say} ${quoted('right')}${not}${quoted('wrong')}${fix}?$`, 'iu'),
  // “‘Send cake odrer’ should be ‘Send cake order’”, “change ‘A’ to ‘B’”.
  new RegExp(
    `${quoted('wrong')}(?: is (?:wrong|a typo|misspelled|misspelt),? (?:and |it )?)? ?${should} ${say} ${quoted('right')}${fix}?$`,
    'iu',
  ),
  new RegExp(
    `^(?:please |pls |can you |could you )?(?:change|correct|turn|reword) (?:the (?:task|reminder|text|title) )?${quoted('wrong')} (?:to|into|as) ${quoted('right')}$`,
    'iu',
  ),
  // “The catalogue task is for Nimbus Foods, not Nimbus Mills. Correct the title”.
  new RegExp(
    `^(?:the |my )?(?<thing>[^,;:.]{3,60}?)(?: (?:task|to-do|todo|reminder))? (?:is|goes|should be) (?:for|with|to|about|from|at|on|in) (?:the )?(?<right>[^,;:."“]{2,50}?)${not}(?:for |with |to |about |from |at |on |in )?(?:the )?(?<wrong>[^,;:."“]{2,50}?)[,.;]${fix}$`,
    'iu',
  ),
]
