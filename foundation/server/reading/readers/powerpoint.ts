import type { Place } from '#foundation/contract/passage.ts'
import type { Block, Reader } from '../block.ts'
import { Refusal, refusals } from '../refusal.ts'
import { parseXml } from '../xml.ts'
import { openZip, type Zip } from '../zip.ts'
import { figureBlocks, figureTypes } from './office-figures.ts'
import { relatedTo, titleIn } from './office-parts.ts'

/** PowerPoint's pptx, slide by slide in the order in which they are shown, each with its notes. */
export const powerpointReader: Reader = {
  unit: 'slides',
  async *read({ bytes }) {
    const zip = await openZip(bytes)
    const slides = await slidesOf(zip)
    const authors = await authorsOf(zip)
    for (const [at, path] of slides.entries()) {
      const content = await zip.read(path)
      const blocks = content ? blocksOf(content, at + 1) : []
      const related = await relatedTo(zip, path)
      const figures = related.flatMap(({ type, path: figure }) => (figureTypes.has(type) ? figure : []))
      blocks.push(...(await figureBlocks(zip, figures, { slide: at + 1 })))
      for (const { type, path: beside } of related) {
        const notes = type === 'notesSlide' || type === 'comments' ? await zip.read(beside) : undefined
        const part = type === 'comments' ? 'comments' : 'notes'
        if (notes) blocks.push(...besideOf(notes, { slide: at + 1, part }, authors))
      }
      yield { done: at + 1, most: slides.length, blocks }
    }
    return { title: await titleIn(zip) }
  },
}

/** Who wrote comments, by the numbers that comments name. */
async function authorsOf(zip: Zip): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const content = await zip.read('ppt/commentAuthors.xml')
  if (!content) return found
  parseXml(content, {
    open(tag, { id, name, initials }) {
      if (tag !== 'cmAuthor' || id === undefined || name === undefined) return
      found.set(id, initials === undefined ? name : `${name} (${initials})`)
    },
  })
  return found
}

function besideOf(xml: Uint8Array, place: Place, authors: ReadonlyMap<string, string>): Block[] {
  return blocksOf(xml, place.slide ?? 1, authors).map((block) => ({ ...block, kind: 'text', place }))
}

async function slidesOf(zip: Zip): Promise<string[]> {
  const main = 'ppt/presentation.xml'
  const content = await zip.read(main)
  if (!content) throw new Refusal(refusals.damaged)
  const paths = new Map((await relatedTo(zip, main)).map(({ id, path }) => [id, path]))
  const found: string[] = []
  parseXml(content, {
    open(name, attributes) {
      // Its two attributes of this local name are its number and its relation; the latter comes last.
      const path = name === 'sldId' ? paths.get(attributes['id'] ?? '') : undefined
      if (path !== undefined) found.push(path)
    },
  })
  return found
}

function blocksOf(xml: Uint8Array, slide: number, authors?: ReadonlyMap<string, string>): Block[] {
  const found: Block[] = []
  let [text, isTitle, isField, reads] = ['', false, false, false]
  let row: string[] | undefined
  parseXml(xml, {
    open(name, { type = '', authorId = '' }) {
      // Comments of older files have their words in `text`.
      reads = name === 't' || name === 'text'
      if (name === 'cm' && authors?.has(authorId)) text = `${authors.get(authorId)}: `
      if (name === 'sp') isTitle = false
      else if (name === 'ph') {
        isTitle = type === 'title' || type === 'ctrTitle'
        isField = ['sldNum', 'dt', 'sldImg', 'ftr'].includes(type)
      } else if (name === 'tr') row = []
      else if (name === 'tc') row?.push('')
      else if (name === 'br' || name === 'tab') text += ' '
    },
    text(words) {
      if (reads) text += words
    },
    close(name) {
      reads = false
      if (name === 'sp') isField = false
      else if (name === 'tr') {
        found.push({ kind: 'row', text: row?.join('\t') ?? '', place: { slide } })
        row = undefined
      } else if (name === 'p' || name === 'text') {
        if (row && row.length > 0) row[row.length - 1] = `${row.at(-1)} ${text.trim()}`.trim()
        else if (!isField && text.trim() !== '')
          found.push({ kind: isTitle ? 'heading' : 'text', text, level: 1, place: { slide } })
        text = ''
      }
    },
  })
  return found
}
