import { SaxesParser } from 'saxes'
import { decodeText } from './decoding.ts'
import { readingLimits } from './limits.ts'
import { Refusal, refusals } from './refusal.ts'

export type Attributes = Readonly<Record<string, string>>

/** By local names: which prefix a writer chose means nothing. */
export type XmlHeed = {
  open?: (name: string, attributes: Attributes) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

const pieceLength = 65_536

/** Without a document type there are no entities, so nothing can unfold or be fetched. */
export function parseXml(bytes: Uint8Array | string, { open, close, text }: XmlHeed): void {
  const parser = new SaxesParser()
  let depth = 0
  parser.on('doctype', () => {
    throw new Refusal('It declares entities of its own, which are not read.')
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > readingLimits.depth) throw new Refusal(refusals.tooDeep)
    open?.(localOf(name), bare(attributes))
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    close?.(localOf(name))
  })
  parser.on('text', (found) => text?.(found))
  parser.on('cdata', (found) => text?.(found))
  const content = typeof bytes === 'string' ? bytes : decodeText(bytes)
  for (let at = 0; at < content.length; at += pieceLength) parser.write(content.slice(at, at + pieceLength))
  parser.close()
}

function localOf(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function bare(attributes: Readonly<Record<string, string>>): Attributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localOf(name), value]))
}
