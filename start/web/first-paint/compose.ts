import { overlayId } from '#foundation/web/first-paint/overlay.ts'
import { asFunction } from '../begin-later.ts'
import { classesIn, usedRules } from './used-rules.ts'

export type FirstPaintParts = {
  /** The page that starts the app at any address, as React Router writes it. */
  fallback: string
  /** The page as a build renders it for nobody. */
  rendered: string
  /** The whole style sheet. */
  css: string
  /** What runs before the page's code is there; bundled, in this order. */
  scripts: readonly string[]
  /** The modules of the page, fetched as soon as the overlay is painted. */
  modules: readonly string[]
}

/**
 * The page that starts the app, with an overlay that shows at the first paint what the page will show: rendered by the
 * real components, in their own styles, which stand in the page itself. React neither finds nor touches the overlay; the
 * app starts as it does at any other address, once the overlay is painted, and then removes it.
 */
export function composeFirstPaint({ fallback, rendered, css, scripts, modules }: FirstPaintParts): string {
  const overlay = `<div id="${overlayId}" class="${look}">${overlayContent(rendered)}</div>`
  const style = `<style>${usedRules(css, new Set([...classesIn(overlay), ...classesIn(fallback)]))}</style>`
  const inline = scripts.map((script) => `<script>${script.replaceAll('</script', String.raw`<\/script`)}</script>`)
  const page = fallback
    .replaceAll(/<link rel="(?:modulepreload|preload)"[^>]*>/g, '')
    .replace(
      /<link rel="stylesheet" href="[^"]+"\/>/,
      (link) =>
        // At first for print alone, so that it holds nothing back. The page's own rules come before it: after it, a plain
        // class would win over one for wide screens.
        `${style}${link.replace('/>', ' media="print"/>')}`,
    )
    // What the app shows while it starts lies below the overlay, where nobody is to hear of it either.
    .replace(/<body><\w+/, (begin) => `${begin} hidden=""`)
    .replace('<body>', () => `<body>${overlay}${inline.join('')}`)
    .replace(/(<script type="module"[^>]*>)([\s\S]*?)(<\/script>)/, (_, open: string, script: string, close: string) =>
      open.concat(`beginPage(${JSON.stringify(modules)},${asFunction(script)})`, close),
    )
  if (!page.includes('media="print"') || !page.includes('beginPage(['))
    throw new Error('React Router writes its pages in a way that is not known here.')
  return page
}

/** It lies over what the app shows while it starts, and shows nothing to anybody who is sent to sign in. */
const look = 'fixed inset-0 z-50 hidden bg-paper in-data-user:block'

/** What the page shows, without its scripts and without style attributes, which the policy of pages refuses. */
function overlayContent(rendered: string): string {
  const [, content] = /<body>([\s\S]*?)<script/.exec(rendered) ?? []
  if (content === undefined) throw new Error('React Router writes its pages in a way that is not known here.')
  return content.replaceAll(/<!--[^<>]*-->/g, '').replaceAll(/ style="[^"]*"/g, '')
}
