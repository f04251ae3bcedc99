import { untilFree } from '#foundation/web/first-paint/hold.ts'
import { keepPress, overlayId, sidebarId } from '#foundation/web/first-paint/overlay.ts'
import { openEarly } from '#foundation/web/palette/early.ts'

/*
 * Runs in the page of /assistant as an inline script, right after the main part of the overlay. Adjusts the overlay to
 * what this browser knows, and starts the page's code once the overlay is painted.
 */

/** The longest time for which activity in the overlay may delay the page's start. */
const longestHold = 3_000

const overlay = document.getElementById(overlayId)
const isSignedIn = document.documentElement.dataset['user'] !== undefined

if (overlay && isSignedIn) {
  keepPress(overlay)
  openEarly(overlay)
  showView(overlay)
  fitSidebar(overlay)
}

Object.assign(globalThis, {
  async beginPage(modules: readonly string[], load: () => Promise<unknown>) {
    // The page is redirecting to sign-in.
    if (!isSignedIn) return
    await untilPainted()
    if (overlay) fillSidebar(overlay)
    // Not earlier: even fetching twenty files takes time from the first paint.
    const applyStyles = fetchStyles()
    void fetchModules(modules)
    await untilFree(longestHold)
    await applyStyles()
    await load()
  },
})

/** The overlay was rendered with the chat; for another view it shows only which one it is. */
function showView(within: HTMLElement): void {
  if (!markView(within)) return
  within.querySelector('[id^=panel-]')?.replaceChildren()
}

/** In tabs and in the sidebar. Returns whether it is another view than the chat. */
function markView(within: ParentNode): boolean {
  const view = new URLSearchParams(location.search).get('view') ?? ''
  const its = [...within.querySelectorAll(`a[href$="?view=${CSS.escape(view)}"]`)]
  if (its.length === 0) return false
  for (const one of within.querySelectorAll('[aria-current]')) one.removeAttribute('aria-current')
  for (const one of within.querySelectorAll('[role=tab]')) one.setAttribute('aria-selected', String(its.includes(one)))
  for (const one of its) if (one.role !== 'tab') one.setAttribute('aria-current', 'page')
  return true
}

/** Before anything is painted, so that the box does not move. */
function fitSidebar(within: HTMLElement): void {
  const sidebar = within.querySelector<HTMLElement>('aside')
  if (!sidebar || !isCollapsed()) return
  sidebar.style.width = '3.5rem'
  sidebar.dataset['rail'] = ''
}

function fillSidebar(within: HTMLElement): void {
  const sidebar = within.querySelector<HTMLElement>('aside')
  const template = document.getElementById(sidebarId)
  if (!sidebar || !(template instanceof HTMLTemplateElement)) return
  markView(template.content)
  sidebar.append(template.content)
  template.remove()
  if (!isCollapsed()) return
  for (const part of sidebar.querySelectorAll('[data-open-only]')) part.remove()
}

function isCollapsed(): boolean {
  try {
    return JSON.parse(localStorage.getItem('sidebar') ?? '{}').state?.collapsed === true
  } catch {
    return false
  }
}

/** Hidden pages are never painted. */
function untilPainted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 500)
  })
}

/** A browser opens six connections to a server; two stay free for what a person does meanwhile. */
const lanes = 4

async function fetchModules(hrefs: readonly string[]): Promise<void> {
  const left = hrefs.values()
  const lane = async (): Promise<void> => {
    for (const href of left) {
      await untilFree(longestHold, 'heldFetches')
      await fetchSoon({ rel: 'modulepreload', href })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Resolves when it has loaded or failed; whatever needs it reports the failure. */
function fetchSoon(wanted: Partial<HTMLLinkElement>): Promise<void> {
  const link = Object.assign(document.createElement('link'), wanted)
  document.head.append(link)
  return untilLoaded(link)
}

function untilLoaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
  })
}

/** Loads the whole style sheet for print, so that it does not block painting; calling the result applies it. */
function fetchStyles(): () => Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-href]')]
  const ready = links.map(async (link) => {
    const { href = '' } = link.dataset
    // Browsers load a style sheet for print after all scripts, unless it is preloaded.
    void fetchSoon({ rel: 'preload', as: 'style', href })
    delete link.dataset['href']
    Object.assign(link, { media: 'print', href })
    await untilLoaded(link)
  })
  return async () => {
    await Promise.all(ready)
    for (const link of links) link.media = 'all'
  }
}
