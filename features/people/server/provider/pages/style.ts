import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export type Asset = { body: Buffer; type: string }

export type Look = {
  /** The stylesheet's address, which changes with what is in it. */
  style: string
  assets: Map<string, Asset>
}

/** The stylesheet with the product's own colours and sizes, and its two faces. */
export function readLook(): Look {
  const css = Buffer.from(`${tokens()}\n${readFileSync(new URL('style.css', import.meta.url), 'utf8')}`)
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 16)
  return {
    style: `/idp/style.css?${hash}`,
    assets: new Map([
      ['/style.css', { body: css, type: 'text/css; charset=utf-8' }],
      ['/fonts/inter.woff2', font('inter/files/inter-latin-wght-normal.woff2')],
      ['/fonts/newsreader.woff2', font('newsreader/files/newsreader-latin-wght-normal.woff2')],
    ]),
  }
}

/** The web's tokens are written for its build; their names and values are plain CSS. */
function tokens(): string {
  const file = new URL('../../../../../foundation/web/design/tokens.css', import.meta.url)
  const named = readFileSync(file, 'utf8').matchAll(/^ {2}(--(?:color|text|font|radius)-[\w-]+):([^;]+;)/gm)
  return `:root {\n${[...named].map(([, name, value]) => `  ${name}:${value}`).join('\n')}\n}`
}

function font(path: string): Asset {
  return { body: readFileSync(new URL(import.meta.resolve(`@fontsource-variable/${path}`))), type: 'font/woff2' }
}
