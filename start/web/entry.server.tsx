import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Runs at build time alone: pages are written whole, so that few inline scripts are left to hash. */
export default async function writePage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Nothing is sent later, which would take a script of its own.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error
    },
  })
  await page.allReady
  headers.set('Content-Type', 'text/html')
  return new Response(page, { status, headers })
}
