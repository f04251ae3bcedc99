import type { Peel } from './details.ts'

/** “(Home)”: what stands apart behind the title may be the list that it goes to. */
export const peelPlace: Peel = (text) => {
  const [whole, list] = apart.exec(text) ?? []
  return whole === undefined || list === undefined ? undefined : { text: text.slice(0, -whole.length), facts: { list } }
}

/** “…, goes into Private”: the list, where there is one. */
export const peelGoes: Peel = (text) => {
  const [whole, list] = placed.exec(text) ?? []
  return whole === undefined || list === undefined || placesNothing.test(list)
    ? undefined
    : { text: text.slice(0, -whole.length), facts: { list } }
}

const placed =
  /(?:[,;.]| [-–—]| and) ?(?:it |this |that )?(?:(?:should |must |to |can )?(?:goes|go|belongs|belong|be filed|file|filed|put|sits|lives)|(?:put|file|stick|pop) (?:it|this|that)) (?:in|into|on|onto|under|to)(?: the| my| our)? (\p{L}[\p{L} ]{1,24}?)(?: list| board)?[.!]?$/iu
const placesNothing = /^(?:list|lists|tasks?|to-?dos?|to do list|it|there|calendar|diary)$/i

const apart = / \((?:on |in |to |for )?(?:my |the )?(\p{Lu}[\p{L} ]{1,29}?)(?: list)?\)[.!]?$/u
