import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Refusal, refusals } from '../refusal.ts'

/** Larger pictures in a page are left out when it is drawn. */
const mostPixels = 40_000_000

/** To be destroyed by `document.loadingTask.destroy()`. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const task = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: mostPixels,
    verbosity: 0,
    cMapPacked: true,
    // Without these, text in the fonts that every reader of PDF has is lost.
    cMapUrl: join(folder, 'cmaps/'),
    standardFontDataUrl: join(folder, 'standard_fonts/'),
    wasmUrl: join(folder, 'wasm/'),
  })
  try {
    return await task.promise
  } catch (error) {
    await task.destroy()
    throw new Refusal(isPassword(error) ? refusals.encrypted : refusals.damaged)
  }
}

function isPassword(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException'
}
