import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { productName } from '#foundation/contract/product.ts'
import { type PublicPage, publicPages, sharePathOf } from '../pages.ts'

const size = { width: 1200, height: 630 }
const ink = '#191d27'
const muted = '#5f6470'
const paper = '#fbfaf6'
const hairline = '#dfddd5'

/** For each page the picture by which it is shared: its title, as it would be set on paper. */
export async function drawShares(clientDirectory: string): Promise<Record<string, Uint8Array>> {
  const fonts = await Promise.all([fontOf('newsreader'), fontOf('inter')])
  const mark = `data:image/svg+xml;base64,${await readFile(join(clientDirectory, 'favicon.svg'), 'base64')}`
  const drawn: Record<string, Uint8Array> = {}
  for (const page of publicPages) {
    const svg = await satori(cardOf(page, mark), { ...size, fonts })
    const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
    drawn[sharePathOf(page).slice(1)] = image
  }
  return drawn
}

async function fontOf(name: 'newsreader' | 'inter') {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  )
  return { name, data: await readFile(file), weight: 400 as const, style: 'normal' as const }
}

type Box = {
  type: string
  props: { style?: object; children?: (Box | string)[]; src?: string; width?: number; height?: number }
}

function cardOf({ path, title, line = '' }: PublicPage, mark: string) {
  const name = box(
    { display: 'flex', alignItems: 'center', gap: 20, fontFamily: 'newsreader', fontSize: 40, color: ink },
    [{ type: 'img', props: { src: mark, width: 56, height: 56 } }, productName],
  )
  const words = box({ display: 'flex', flexDirection: 'column', gap: 24 }, [
    box(
      {
        fontFamily: 'newsreader',
        fontSize: title.length > 24 ? 76 : 96,
        lineHeight: 1.1,
        letterSpacing: '-0.02em',
        color: ink,
      },
      [title],
    ),
    box({ fontFamily: 'inter', fontSize: 32, color: muted }, [line]),
  ])
  const place = box(
    { fontFamily: 'inter', fontSize: 24, color: muted, borderTop: `2px solid ${hairline}`, paddingTop: 28 },
    [path === '/' ? 'An executive assistant for professionals' : `${productName.toLowerCase()}${path}`],
  )
  const style = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    ...size,
    boxSizing: 'border-box',
    padding: '72px 80px 56px',
    background: paper,
  }
  // Satori takes what React would make, and wants React's type for it.
  return box(style, [name, words, place]) as unknown as Parameters<typeof satori>[0]
}

function box(style: object, children: (Box | string)[]): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}
