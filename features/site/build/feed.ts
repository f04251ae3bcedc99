import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { marked } from 'marked'
import { productName } from '#foundation/contract/product.ts'
import { type Post, posts } from '../posts.ts'
import { publicUrl } from './public-url.ts'

/** The posts for feed readers, whole (RFC 4287). */
export async function writeFeed(): Promise<string> {
  const entries = await Promise.all(posts.map(toEntry))
  const latest =
    posts
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? ''
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${publicUrl}/blog</id>
  <title>${productName}: Blog</title>
  <link href="${publicUrl}/blog"/>
  <link rel="self" href="${publicUrl}/blog/feed.xml"/>
  <updated>${momentOf(latest)}</updated>
  <author><name>${productName}</name></author>
${entries.join('')}</feed>
`
}

async function toEntry({ id, title, excerpt, date }: Post): Promise<string> {
  const address = `${publicUrl}/blog/${id}`
  const text = await readFile(join(import.meta.dirname, '../content/blog', `${id}.md`), 'utf8')
  // Links within the site are whole where the words are read elsewhere.
  const html = (await marked.parse(text)).replaceAll('href="/', `href="${publicUrl}/`)
  return `  <entry>
    <id>${address}</id>
    <title>${escaped(title)}</title>
    <link href="${address}"/>
    <published>${momentOf(date)}</published>
    <updated>${momentOf(date)}</updated>
    <summary>${escaped(excerpt)}</summary>
    <content type="html">${escaped(html)}</content>
  </entry>
`
}

function momentOf(day: string): string {
  return `${day}T00:00:00Z`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
