import { overlayId, sidebarId } from '#foundation/web/first-paint/overlay.ts'
import { asFunction } from '../begin-later.ts'
import { classesIn, usedRules } from './used-rules.ts'

export type FirstPaintParts = {
  /** React Router's page that starts the app at any address. */
  fallback: string
  /** The page as the build renders it, without a user. */
  rendered: string
  /** The whole style sheet. */
  css: string
  /** Bundled scripts that run as soon as the box is there, in this order. */
  scripts: readonly string[]
  /** The page's modules, fetched as soon as the overlay is painted. */
  modules: readonly string[]
}

/**
 * Adds an overlay to the page that starts the app, which shows at the first paint what the page will show: rendered by
 * the real components, with their styles inlined. React neither finds nor touches the overlay; the app starts as at any
 * other address once the overlay is painted, and then removes it.
 */
export function composeFirstPaint({ fallback, rendered, css, scripts, modules }: FirstPaintParts): string {
  const { upToBox, afterBox, sidebar } = takeApart(overlayContent(rendered))
  const inline = scripts.map((script) => script.replaceAll('</script', String.raw`<\/script`)).join('\n')
  const overlay = `<div id="${overlayId}" class="${look}">${upToBox}<script id="${boxScriptId}">${inline}</script>${afterBox}</div>`
  const late = `<template id="${sidebarId}">${sidebar}</template>`
  const used = new Set([overlay, sidebar, fallback].flatMap((html) => [...classesIn(html)]))
  // Nothing is painted before the box can be typed in: painting the parts one by one takes longer.
  const style = `<link rel="expect" href="#${boxScriptId}" blocking="render"/><style>${usedRules(css, used)}</style>`
  const page = fallback
    .replaceAll(/<link rel="(?:modulepreload|preload)"[^<>]*>/g, '')
    .replace(
      /<link rel="stylesheet" href="[^"]+"\/>/,
      (link) =>
        // The sheet has no address until the page is painted, because reading it would delay the paint. The inlined
        // rules come first: after the sheet, a plain class would override one for wide screens.
        `${style}${link.replace(' href=', ' data-href=')}`,
    )
    // What the app renders while it starts is below the overlay, and hidden from screen readers.
    .replace(/<body><\w+/, (begin) => `${begin} hidden=""`)
    .replace('<body>', () => `<body>${overlay}${late}`)
    .replace(
      /(<script type="module"[^<>]*>)((?:[^<]|<(?!script))*?)(<\/script>)/,
      (_, open: string, script: string, close: string) =>
        open.concat(`beginPage(${JSON.stringify(modules)},${asFunction(script)})`, close),
    )
  if (!page.includes(' data-href=') || !page.includes('beginPage(['))
    throw new Error('React Router writes its pages in a way that is not known here.')
  return page
}

/**
 * The scripts come right after the box, and the sidebar's content last: whatever comes before the box delays it. The
 * palette's small frame still comes before, so that its shortcut is never pressed in vain while the box takes the keys.
 */
function takeApart(content: string): { upToBox: string; afterBox: string; sidebar: string } {
  const aside = content.indexOf('<aside')
  const sidebarFrom = content.indexOf('>', aside) + 1
  const sidebarTo = content.indexOf('</aside>', sidebarFrom)
  const mainTo = content.indexOf('</main>', sidebarTo) + '</main>'.length
  if (aside < 0 || sidebarTo < 0 || mainTo < sidebarTo || !content.includes(dialogEnd, mainTo))
    throw new Error(
      'The page has no sidebar before its main part, no palette behind it, or is written in a way that is not known here.',
    )
  const rest = content.slice(mainTo)
  const paletteFrom = rest.indexOf('<dialog')
  const paletteTo = rest.indexOf(dialogEnd) + dialogEnd.length
  return {
    upToBox: content.slice(0, sidebarFrom) + content.slice(sidebarTo, mainTo) + rest.slice(paletteFrom, paletteTo),
    afterBox: rest.slice(0, paletteFrom) + rest.slice(paletteTo),
    sidebar: content.slice(sidebarFrom, sidebarTo),
  }
}

const dialogEnd = '</dialog>'

const boxScriptId = 'first-paint-box'

/** Covers what the app renders while it starts; stays hidden for people who are sent to sign in. */
const look = 'fixed inset-0 z-50 hidden bg-paper in-data-user:block'

/** The page's content without scripts and style attributes, which the policy of pages blocks. */
function overlayContent(rendered: string): string {
  const begin = rendered.indexOf('<body>') + '<body>'.length
  const content = rendered.slice(begin, rendered.indexOf('<script', begin))
  if (!rendered.includes('<body>') || !rendered.includes('<script', begin))
    throw new Error('React Router writes its pages in a way that is not known here.')
  return content.replaceAll(/<!--[^<>]*-->/g, '').replaceAll(/ style="[^"]*"/g, '')
}
