import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

/** The mark as those want it who put the site on a home screen. */
export async function drawIcons(clientDirectory: string): Promise<Record<string, Uint8Array>> {
  const mark = await readFile(join(clientDirectory, 'favicon.svg'), 'utf8')
  return {
    'icon-192.png': draw(mark, 192),
    'icon-512.png': draw(mark, 512),
    'icon-maskable.png': draw(withMargin(mark), 512),
    'icon-badge.png': draw(asOutline(mark), 96),
  }
}

function draw(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng()
}

/** Whatever shape it is cut to, the mark stays whole. */
function withMargin(mark: string): string {
  const inner = Buffer.from(mark).toString('base64')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="#fbfaf6"/><image x="96" y="96" width="320" height="320" href="data:image/svg+xml;base64,${inner}"/></svg>`
}

/** In the line of a phone's signs only what covers counts, whatever its colour. */
function asOutline(mark: string): string {
  return mark.slice(0, mark.indexOf('<rect')) + mark.slice(mark.indexOf('<g'))
}
