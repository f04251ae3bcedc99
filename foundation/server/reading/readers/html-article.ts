import type { Block } from '../block.ts'
import type { Element, HtmlBlock } from './html-blocks.ts'

/** A page with fewer words in links is a document, of which everything counts. */
const fewestInLinks = 15
const shortestProse = 80
const fewestProse = 3

/**
 * What a page from the web is about, without its menus, teasers and comments. Scores elements by their prose, as
 * Readability by Arc90 did. Prose that stands elsewhere stays as well, unless the page calls it something else.
 */
export function articleOf(blocks: readonly HtmlBlock[], elements: readonly Element[]): Block[] {
  const page = createOutline(elements)
  const kinds = blocks.map((block) => ({ block, ...page.about(block) }))
  const prose = kinds.filter(({ isProse, isAside }) => isProse && !isAside)
  if (kinds.filter(({ isLinks }) => isLinks).length < fewestInLinks || prose.length < fewestProse) return [...blocks]
  const best = page.best(prose.map(({ block }) => block))
  const kept = kinds.filter(({ block, isProse, isLinks, isAside, isApart }) => {
    if (isAside) return false
    return page.isWithin(block.element, best) ? !isLinks || block.kind !== 'text' : isProse && !isApart
  })
  return kept.map(({ block }) => block)
}

const asides = new Set(['nav', 'aside', 'footer', 'form', 'button'])
/** What an element is called that is beside the point wherever it stands, */
const beside =
  /\b(?:nav|navigation|menu|sidebar|footer|masthead|breadcrumbs?|comments?|disqus|related|promo|sponsor|newsletter|signup|subscribe|cookie|popup|pagination|complementary|contentinfo|ads?|advert\w*)\b/v
/** and what is so only outside of what the page is about. */
const outside = /\b(?:share|sharing|social|banner|pager|widget|toolbar|search|skip|header|extra|legal)\b/v
const towards = /\b(?:article|main|content|body|post|entry|story|text)\b/v

function createOutline(elements: readonly Element[]) {
  const most = (elements[0]?.text ?? 0) / 2
  const inherited = (isSo: (element: Element) => boolean): boolean[] => {
    // What holds most of a page is never beside it, whatever it is called.
    const found = elements.map((element) => element.text < most && isSo(element))
    // Elements come after those that they stand in.
    for (const [at, { parent }] of elements.entries()) found[at] ||= at > 0 && found[parent] === true
    return found
  }
  const aside = inherited(({ name, called }) => asides.has(name) || beside.test(spaced(called)))
  const apart = inherited(({ called }) => outside.test(spaced(called)))

  const shareOf = (at: number): number => {
    const { text = 0, links = 0 } = elements[at] ?? {}
    return text === 0 ? 0 : links / text
  }
  const isWithin = (at: number, around: number): boolean => {
    for (let each = at; each > 0; each = elements[each]?.parent ?? 0) if (each === around) return true
    return around === 0
  }
  return {
    isWithin,
    about({ text, kind, element }: HtmlBlock) {
      const share = shareOf(element)
      const isProse = kind === 'text' && text.trim().length >= shortestProse && share < 0.3
      // A link of its own among other words is none of a list of links.
      const isLinks = share > 0.6 && shareOf(elements[element]?.parent ?? 0) > 0.6
      return { isProse, isLinks, isAside: aside[element] === true, isApart: apart[element] === true }
    },
    /** The element with the most prose close below it, and few links. */
    best(prose: readonly HtmlBlock[]): number {
      const scores = new Map<number, number>()
      for (const { text, element } of prose) {
        const worth = 1 + text.split(',').length + Math.min(3, text.length / 100)
        let around = elements[element]?.parent ?? 0
        for (const share of [1, 0.5, 0.3, 0.2]) {
          scores.set(around, (scores.get(around) ?? 0) + worth * share)
          if (around === 0) break
          around = elements[around]?.parent ?? 0
        }
      }
      const weighed = [...scores].map(([at, score]) => {
        const { name = '', called = '' } = elements[at] ?? {}
        const bonus = name === 'article' || name === 'main' || towards.test(spaced(called)) ? 25 : 0
        return { at, score: (score + bonus) * (1 - shareOf(at)) }
      })
      return weighed.reduce((so, each) => (each.score > so.score ? each : so), { at: 0, score: 0 }).at
    },
  }
}

/** “post-body_main” is three words. */
function spaced(called: string): string {
  return called.replaceAll(/[_\-]/gv, ' ')
}
