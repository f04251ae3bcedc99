import type { Page } from '@playwright/test'
import { labels, sitePaths } from './site-pages.ts'
import { expect, test } from './watched.ts'

test('every page says what it is to those who find and share it, each in its own words', async ({
  page,
  request,
  baseURL,
}) => {
  const seen: string[] = []
  for (const path of sitePaths) {
    await page.goto(path)
    const head = await headOf(page)
    expect(head).toMatchObject({ canonical: [`${baseURL}${path}`], card: ['summary_large_image'] })
    expect([path, head.description.length, head.image.length]).toEqual([path, 1, 1])
    seen.push(head.title, head.description[0] ?? '')
    const image = await request.get(head.image[0] ?? '')
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png'])
    // Width and height from the PNG's header.
    const bytes = await image.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  }
  expect(new Set(seen).size).toBe(seen.length)
})

test('what machines read says who we are, what a post is, and what is asked', async ({ request, baseURL }) => {
  const read = async (path: string): Promise<Record<string, unknown>[]> => {
    const html = await (await request.get(path)).text()
    return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    )
  }
  expect(await read('/')).toMatchObject([{ '@type': 'Organization', name: 'Attaché', url: `${baseURL}/` }])
  expect((await read('/blog/getting-started-guide')).at(-1)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Getting started with Attaché',
    datePublished: '2025-09-30',
  })
  const faq = (await read('/help')).at(-1)
  expect(faq).toMatchObject({ '@type': 'FAQPage' })
  expect(JSON.stringify(faq)).toContain('What does it cost?')
})

test('the sitemap names every public page and no other, the robots are told where it is', async ({
  request,
  baseURL,
}) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(listed.toSorted()).toEqual(sitePaths.map((path) => `${baseURL}${path}`).toSorted())
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('the feed has both posts, whole, and what is installed has its icons', async ({ request, baseURL }) => {
  const feed = await request.get('/blog/feed.xml')
  expect(feed.headers()['content-type']).toContain('xml')
  const text = await feed.text()
  for (const path of sitePaths.filter((each) => each.startsWith('/blog/')))
    expect(text).toContain(`<id>${baseURL}${path}</id>`)
  expect(text).toContain('Learn three keys')
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Attaché', start_url: '/assistant' })
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
  for (const icon of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
    expect((await request.get(icon)).status()).toBe(200)
})

test('every link within the site answers, wherever it stands, and leads to a part that is there', async ({
  request,
}) => {
  const answers = new Map<string, { status: number; html: string }>()
  const read = async (path: string) => {
    const known = answers.get(path)
    if (known) return known
    const response = await request.get(path)
    const fresh = { status: response.status(), html: await response.text() }
    answers.set(path, fresh)
    return fresh
  }
  const broken: string[] = []
  for (const path of Object.keys(labels)) {
    const { html } = await read(path)
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      if (!/^[/#]/.test(href)) continue
      const [to = '', part] = href.split('#')
      const target = await read(to === '' ? path : to)
      const found = target.status === 200 && (part === undefined || target.html.includes(`id="${part}"`))
      if (!found) broken.push(`${path} → ${href}`)
    }
  }
  expect(broken).toEqual([])
  expect(answers.size).toBeGreaterThan(sitePaths.length)
})

async function headOf(page: Page) {
  const meta = (name: string) =>
    page
      .locator(`head meta[name="${name}"], head meta[property="${name}"]`)
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content') ?? ''))
  return {
    title: await page.title(),
    description: await meta('description'),
    image: await meta('og:image'),
    card: await meta('twitter:card'),
    canonical: await page
      .locator('head link[rel=canonical]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  }
}
