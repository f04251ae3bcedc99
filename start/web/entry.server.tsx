import './first-paint/no-storage.ts'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { home } from '#foundation/web/session/gate.ts'
import { beginLater } from './begin-later.ts'

/** Runs at build time alone: pages are written whole, so that few inline scripts are left to hash. */
export default async function writePage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = await renderToReadableStream(<ServerRouter context={asShown(context)} url={request.url} />, {
    // Nothing is sent later, which would take a script of its own.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error
    },
  })
  await page.allReady
  headers.set('Content-Type', 'text/html')
  if (!import.meta.env.PROD || !isPublic(context)) return new Response(page, { status, headers })
  return new Response(beginLater(await new Response(page).text()), { status, headers })
}

/** Whether it is a page of the public site; the page that starts the app is rendered at an address without a page. */
function isPublic({ isSpaMode, staticHandlerContext }: EntryContext): boolean {
  return !isSpaMode && staticHandlerContext.matches.some(({ route }) => route.id === 'site-layout')
}

/** The build requests addresses with a trailing slash, which match no link of the page. */
function asShown(context: EntryContext): EntryContext {
  const { staticHandlerContext } = context
  const { location } = staticHandlerContext
  if (location.pathname !== `${home}/`) return context
  return { ...context, staticHandlerContext: { ...staticHandlerContext, location: { ...location, pathname: home } } }
}
