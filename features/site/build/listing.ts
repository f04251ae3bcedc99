import { productName } from '#foundation/contract/product.ts'
import { publicPages } from '../pages.ts'
import { publicUrl } from './public-url.ts'

/** Every page that may be found, and no other. */
export function listPages(): string {
  const entries = publicPages.map(({ path, changed }) => {
    const since = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `  <url><loc>${publicUrl}${path}</loc>${since}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

/** What lies behind the sign-in shows a stranger nothing. */
export const robots = `User-agent: *
Disallow: /assistant
Disallow: /auth
Disallow: /idp
Disallow: /v1

Sitemap: ${publicUrl}/sitemap.xml
`

export const manifest = {
  name: productName,
  short_name: productName,
  description: 'An executive assistant for professionals.',
  id: '/assistant',
  start_url: '/assistant',
  scope: '/',
  display: 'standalone',
  background_color: '#fbfaf6',
  theme_color: '#fbfaf6',
  lang: 'en',
  dir: 'ltr',
  categories: ['productivity', 'business'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    shortcut('New message', '/assistant'),
    shortcut('Today', '/assistant?view=agenda'),
    shortcut('Tasks', '/assistant?view=tasks'),
    shortcut('Calendar', '/assistant?view=calendar'),
  ],
  // Taken by the worker within the browser: what is shared reaches the server only once somebody sends it.
  share_target: {
    action: '/assistant/shared',
    method: 'POST',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
}

function shortcut(name: string, url: string) {
  return { name, url, icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }] }
}
