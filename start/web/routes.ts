import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import type { Page } from '#foundation/web/page.ts'

const pages: Page[] = [
  { path: '/', file: 'start/web/home-page.tsx' },
  { path: '*', file: 'start/web/not-found-page.tsx' },
]

export default pages.map(toEntry) satisfies RouteConfig

function toEntry({ path, file }: Page): RouteConfigEntry {
  const fromHere = `../../${file}`
  return path === '/' ? index(fromHere, { id: file }) : route(path, fromHere, { id: file })
}
