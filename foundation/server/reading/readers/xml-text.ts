import { type Block, inSteps, type Reader } from '../block.ts'
import { decodeText } from '../decoding.ts'
import { parseXml } from '../xml.ts'
import { paragraphsOf } from './text.ts'

/** The words between the tags of any XML, those of each element apart. What is no well-formed XML is read as it stands. */
export const xmlReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    yield* inSteps(blocksOf(bytes) ?? paragraphsOf(decodeText(bytes)))
    return {}
  },
}

function blocksOf(xml: Uint8Array): Block[] | undefined {
  const found: Block[] = []
  let text = ''
  const end = (): void => {
    if (text.trim() !== '') found.push({ kind: 'text', text })
    text = ''
  }
  try {
    parseXml(xml, { open: end, close: end, text: (words) => (text += words) })
  } catch {
    return undefined
  }
  return found
}
