import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Block, Reader, Step, Summary } from '../block.ts'
import { readingLimits } from '../limits.ts'
import { Refusal, refusals } from '../refusal.ts'
import { openPdf } from './pdf-file.ts'
import { blocksOfPage, type Item } from './pdf-page.ts'

/** A page with fewer characters is a picture of one. */
const fewestCharacters = 20

export const pdfReader: Reader = {
  unit: 'pages',
  async *read(source) {
    const document = await openPdf(source.bytes)
    try {
      return yield* pagesOf(document, source.from)
    } finally {
      await document.loadingTask.destroy()
    }
  },
}

async function* pagesOf(document: PDFDocumentProxy, from: number): AsyncGenerator<Step, Summary, undefined> {
  const most = Math.min(document.numPages, readingLimits.pages)
  const counted = { pictures: 0, broken: 0, characters: 0 }
  for (let done = from + 1; done <= most; done += 1) {
    const blocks = await blocksAt(document, done)
    const characters = (blocks ?? []).reduce((sum, { text }) => sum + text.length, 0)
    if (!blocks) counted.broken += 1
    else if (characters < fewestCharacters) counted.pictures += 1
    counted.characters += characters
    yield { done, most, blocks: blocks ?? [] }
  }
  const read = most - from
  if (from === 0 && counted.broken === read) throw new Refusal(refusals.damaged)
  if (from === 0 && counted.pictures === read && counted.characters === 0) {
    const note = (await isBlank(document, most)) ? refusals.noText : refusals.scan
    return { title: await titleOf(document), note }
  }
  return { title: await titleOf(document), note: noteOf(document.numPages, most, counted) }
}

/** `undefined` for a page that is broken; the others are read all the same. */
async function blocksAt(document: PDFDocumentProxy, number: number): Promise<Block[] | undefined> {
  try {
    const page = await document.getPage(number)
    try {
      return await blocksOf(page, number)
    } finally {
      page.cleanup()
    }
  } catch {
    return undefined
  }
}

async function blocksOf(page: PDFPageProxy, number: number): Promise<Block[]> {
  const { width, height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent({ includeMarkedContent: false })
  const [left = 0, bottom = 0] = page.view
  const found = blocksOfPage(
    items.filter((item): item is Extract<typeof item, { str: string }> => 'str' in item) satisfies Item[],
    { number, left, bottom, width, height },
  )
  return [...found, ...(await notesOf(page, number))]
}

/** Whether nothing can be seen on any page: such a file is no scan. */
async function isBlank(document: PDFDocumentProxy, pages: number): Promise<boolean> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const drawing = new Set(Object.entries(OPS).flatMap(([name, code]) => (draws.test(name) ? code : [])))
  for (let number = 1; number <= pages; number += 1) {
    const page = await document.getPage(number)
    const { fnArray, argsArray } = await page.getOperatorList()
    const annotations = await page.getAnnotations()
    page.cleanup()
    // A path names first what is done with it; one that only clips is not seen.
    const isSeen = fnArray.some((code, at) => drawing.has(code === OPS.constructPath ? argsArray[at]?.[0] : code))
    if (isSeen || annotations.length > 0) return false
  }
  return true
}

const draws = /^(?:paint(?!Form)|show|shadingFill|.*(?:[sS]troke|[fF]ill)$)/v

type Annotation = {
  fieldName?: string
  alternativeText?: string
  fieldValue?: unknown
  contentsObj?: { str: string }
  titleObj?: { str: string }
  subtype?: string
}

/** What was filled in, and what was written beside the text. */
async function notesOf(page: PDFPageProxy, number: number): Promise<Block[]> {
  const annotations = (await page.getAnnotations()) as Annotation[]
  return annotations.flatMap(({ fieldName, alternativeText, fieldValue, contentsObj, titleObj, subtype }): Block[] => {
    const value = [fieldValue].flat().filter((each) => typeof each === 'string' && each !== '' && each !== 'Off')
    if (fieldName !== undefined && value.length > 0) {
      const text = `${alternativeText || fieldName}: ${value.join(', ')}`
      return [{ kind: 'text', text, place: { page: number, part: 'form' } }]
    }
    const said = contentsObj?.str ?? ''
    if (said === '' || subtype === 'Link' || fieldName !== undefined) return []
    const author = titleObj?.str.trim() ?? ''
    const text = author === '' ? said : `${author}: ${said}`
    return [{ kind: 'text', text, place: { page: number, part: 'comments' } }]
  })
}

async function titleOf(document: PDFDocumentProxy): Promise<string | undefined> {
  const none = { info: {}, metadata: null }
  const { info, metadata } = await document.getMetadata().catch(() => none)
  // Newer files say it in XMP alone, some of them in several languages.
  const titles: unknown[] = [(info as { Title?: unknown }).Title, metadata?.get('dc:title')].flat()
  const title = titles.find((each) => typeof each === 'string' && each.trim() !== '')
  return typeof title === 'string' ? title.trim().slice(0, 300) : undefined
}

type Counted = { pictures: number; broken: number; characters: number }

function noteOf(pages: number, read: number, { pictures, broken }: Counted): string | undefined {
  const parts = [
    pages > read ? `Only the first ${read.toLocaleString('en')} of ${pages.toLocaleString('en')} pages were read.` : '',
    pictures > 0 ? `${pagesInWords(pictures)} without text: blank, a picture or a scan.` : '',
    broken > 0 ? `${pagesInWords(broken)} could not be read.` : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? undefined : parts.join(' ')
}

function pagesInWords(count: number): string {
  return count === 1 ? '1 page' : `${count.toLocaleString('en')} pages`
}
