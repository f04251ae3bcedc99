import { flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Refusal, refusals } from '../refusal.ts'
import { openPdf } from '../readers/pdf-file.ts'
import type { FromDrawing, ToDrawing } from './message.ts'
import { drawPicture } from './picture-drawing.ts'
import { encoded } from './canvas.ts'

/*
 * Draws the pages of one file. A process of its own, because what decodes pictures is not ours and not JavaScript: if a
 * file makes it fall over, nothing else falls.
 */

const mostPages = 2_000
/** Of one side; a page can be a long strip. */
const mostSide = 4_000

let bytes: Uint8Array = new Uint8Array()
let opened: Promise<PDFDocumentProxy> | undefined
let last = Promise.resolve()

setPriority(10)
process.on('message', (message: ToDrawing) => {
  last = last.then(() => heed(message))
})
process.on('disconnect', () => process.exit(0))

async function heed(message: ToDrawing): Promise<void> {
  if (message.type === 'file') {
    bytes = message.bytes
    return
  }
  const { number } = message
  try {
    tell({ number, ...(await draw(message)) })
  } catch (error) {
    tell({ number, refused: error instanceof Refusal ? error.message : refusals.damaged })
  }
  // It ends by being killed, and would keep nothing of what it has compiled.
  flushCompileCache()
}

function tell(message: FromDrawing): void {
  process.send?.(message)
}

async function draw({ page, width }: { page: number; width: number }): Promise<{ picture: Uint8Array; pages: number }> {
  if (isPdf(bytes)) return drawPage(page, width)
  return { picture: await drawPicture(bytes, width), pages: 1 }
}

function isPdf(file: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(file.subarray(0, 1_024)).includes('%PDF-')
}

async function drawPage(number: number, width: number): Promise<{ picture: Uint8Array; pages: number }> {
  // A copy, because it is given away to be read; and pdf.js takes no Buffer.
  opened ??= openPdf(new Uint8Array(bytes))
  const document = await opened
  const pages = Math.min(document.numPages, mostPages)
  if (number > pages) throw new Refusal('There is no such page.')
  const page = await document.getPage(number)
  try {
    const usual = page.getViewport({ scale: 1 })
    const scale = Math.min(width / usual.width, mostSide / usual.height)
    if (!Number.isFinite(scale) || scale <= 0) throw new Refusal(refusals.damaged)
    return { picture: await painted(document, page, scale), pages }
  } finally {
    page.cleanup()
  }
}

type Page = Awaited<ReturnType<PDFDocumentProxy['getPage']>>
type Made = { canvas: Parameters<typeof encoded>[0]; context: CanvasRenderingContext2D }

async function painted(document: PDFDocumentProxy, page: Page, scale: number): Promise<Uint8Array> {
  const viewport = page.getViewport({ scale })
  const factory = document.canvasFactory as {
    create: (width: number, height: number) => Made
    destroy: (made: Made) => void
  }
  const made = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height))
  try {
    await page.render({ canvas: null, canvasContext: made.context, viewport, background: 'white' }).promise
    return await encoded(made.canvas)
  } finally {
    factory.destroy(made)
  }
}
