import type { MetaDescriptor } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { publicUrl } from '#foundation/web/public-url.ts'
import { pageAt, sharePathOf, titleOf } from '../pages.ts'

/** What a page says of itself to those who find, share and list it; `data` is JSON-LD, which belongs to written pages alone. */
export function headOf(path: string, ...data: object[]): MetaDescriptor[] {
  const page = pageAt(path)
  const address = publicUrl() + path
  const title = titleOf(page)
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: path.startsWith('/blog/') ? 'article' : 'website' },
    { property: 'og:site_name', content: productName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: publicUrl() + sharePathOf(page) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${page.title}. ${productName}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    // A browser that goes from page to page has no use for it, and may make no scripts.
    ...(import.meta.env.SSR
      ? data.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } }))
      : []),
  ]
}

export function organisation(): object {
  const url = `${publicUrl()}/`
  return { '@type': 'Organization', '@id': `${url}#organization`, name: productName, url, logo: `${url}icon-512.png` }
}
