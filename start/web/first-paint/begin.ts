import { untilFree } from '#foundation/web/first-paint/hold.ts'
import { keepPress, overlayId } from '#foundation/web/first-paint/overlay.ts'

/*
 * Stands in the page of /assistant as an inline script, right after the overlay. It makes the overlay fit what this
 * browser knows, and starts the page's code once the overlay is painted.
 */

/** Nothing that is going on in the overlay may keep the page from starting for longer. */
const longestHold = 2_000

const overlay = document.getElementById(overlayId)
const isSignedIn = document.documentElement.dataset['user'] !== undefined

if (overlay && isSignedIn) {
  keepPress(overlay)
  showView(overlay, new URLSearchParams(location.search).get('view'))
  showSidebar(overlay)
}

Object.assign(globalThis, {
  async beginPage(load: () => Promise<unknown>) {
    // The page is giving way to the sign-in page.
    if (!isSignedIn) return
    await untilPainted()
    await applyStyles()
    await untilFree(longestHold)
    await load()
  },
})

/** The overlay was written with the chat; of another view it shows the tab alone. */
function showView(within: HTMLElement, view: string | null): void {
  const tab = view === null ? null : within.querySelector(`#view-${CSS.escape(view)}`)
  if (!tab) return
  for (const one of within.querySelectorAll('[role=tab]')) one.setAttribute('aria-selected', String(one === tab))
  within.querySelector('[role=tabpanel]')?.replaceChildren()
}

function showSidebar(within: HTMLElement): void {
  const sidebar = within.querySelector<HTMLElement>('aside')
  if (!sidebar || !isCollapsed()) return
  sidebar.style.width = '3.5rem'
  sidebar.dataset['rail'] = ''
  for (const part of sidebar.querySelectorAll('[data-open-only]')) part.remove()
}

function isCollapsed(): boolean {
  try {
    return JSON.parse(localStorage.getItem('sidebar') ?? '{}').state?.collapsed === true
  } catch {
    return false
  }
}

/** A page that nobody sees is never painted. */
function untilPainted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 500)
  })
}

/** The whole style sheet is fetched without holding back the first paint; the page's own parts need it. */
async function applyStyles(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print]')) {
    if (!link.sheet)
      await new Promise((resolve) => {
        link.addEventListener('load', resolve, { once: true })
        link.addEventListener('error', resolve, { once: true })
      })
    link.media = 'all'
  }
}
