import { inSteps, type Reader } from '../block.ts'
import { decodeText } from '../decoding.ts'
import { articleOf } from './html-article.ts'
import { blocksOfHtml } from './html-blocks.ts'

/** The words of a page without its menus; scripts, styles and everything that would be fetched are left out. */
export const htmlReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    const { blocks, elements, title } = blocksOfHtml(decodeHtml(bytes))
    yield* inSteps(articleOf(blocks, elements))
    return { title }
  },
}

/** By what the page says of itself, where its bytes do not tell. */
function decodeHtml(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048))
  const said = /charset\s*=\s*["']?([\w\-]{2,30})/iv.exec(head)?.[1]?.toLowerCase()
  if (said === undefined || said.startsWith('utf')) return decodeText(bytes)
  try {
    return new TextDecoder(said).decode(bytes)
  } catch {
    // There is no such encoding.
    return decodeText(bytes)
  }
}
