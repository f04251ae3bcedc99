import { type Block, inSteps, type Reader } from '../block.ts'
import { decodeText } from '../decoding.ts'
import { parseXml } from '../xml.ts'
import { paragraphsOf } from './text.ts'
import { wordBlocks } from './word.ts'

/** The words between the tags of any XML, those of each element apart. What is no well-formed XML is read as it stands. */
export const xmlReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    const text = decodeText(bytes)
    yield* inSteps(wellFormed(text, isWord(text) ? wordBlocks : blocksOf) ?? paragraphsOf(text))
    return {}
  },
}

/** Word writes whole documents as one XML as well. */
function isWord(xml: string): boolean {
  return /<\?mso-application\s[^>]{0,50}Word\.Document/v.test(xml.slice(0, 2_000))
}

function wellFormed(xml: string, read: (xml: string) => Block[]): Block[] | undefined {
  try {
    return read(xml)
  } catch {
    return undefined
  }
}

function blocksOf(xml: string): Block[] {
  const found: Block[] = []
  let text = ''
  const end = (): void => {
    if (text.trim() !== '') found.push({ kind: 'text', text })
    text = ''
  }
  parseXml(xml, { open: end, close: end, text: (words) => (text += words) })
  return found
}
