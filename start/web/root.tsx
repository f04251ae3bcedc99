import './without-eval.ts'
import { CSPProvider } from '@base-ui/react/csp-provider'
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import newsreaderUrl from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { earlyScript } from '#foundation/web/http/early.ts'
import { publicUrl, publicUrlTag } from '#foundation/web/public-url.ts'
import { arrivalScript } from '#foundation/web/session/arrival.ts'
import { gateScript } from '#foundation/web/session/gate.ts'
import { signedInScript } from '#foundation/web/session/mark.ts'
import { supportEmail, supportEmailTag } from '#foundation/web/support-email.ts'
import { themeScript } from '#foundation/web/theme/theme.ts'
import './app.css'
import { firstRead } from './first-read.ts'

export { ErrorBoundary } from './error-page.tsx'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const meta: MetaFunction = () => [{ title: productName }]

/** A route whose handle says `still` is built as a page without any JavaScript. */
export function Layout({ children }: { children: ReactNode }) {
  const still = useMatches().some(({ handle }) => isStill(handle)) && import.meta.env.PROD
  const haveRun = useHaveScriptsRun()
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* The on-screen keyboard makes the page shorter instead of covering its lower part. */}
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="color-scheme" content="light dark" />
        <meta name={publicUrlTag} content={publicUrl()} />
        <meta name={supportEmailTag} content={supportEmail()} />
        {haveRun ? null : <EarlyScript />}
        <Meta />
        <Links />
        {import.meta.env.SSR && <Fonts />}
      </head>
      <body>
        {children}
        {still || haveRun ? null : <ScrollRestoration />}
        {still ? null : <Scripts />}
      </body>
    </html>
  )
}

let scriptsRan = false

/**
 * Whether the page's scripts have already run. When no page catches an error, React Router replaces the whole layout, and
 * creating the scripts again would break the page's content security policy.
 */
function useHaveScriptsRun(): boolean {
  const [haveRun] = useState(() => scriptsRan)
  useEffect(() => {
    scriptsRan = true
  }, [])
  return haveRun
}

/** One script, because the browser compiles and checks each by itself before it goes on reading the page. */
function EarlyScript() {
  const scripts = [arrivalScript, gateScript, themeScript, signedInScript, earlyScript(firstRead)]
  return <script dangerouslySetInnerHTML={{ __html: scripts.join('\n') }} />
}

/** Asked for early by a written page alone: what a browser builds itself needs its scripts first. */
function Fonts() {
  return [interUrl, newsreaderUrl].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
  ))
}

export default function Root() {
  return (
    <CSPProvider disableStyleElements>
      {/* Should a written page not be the one that React expects, it begins anew from here, and not with the scripts in
          the head, which the page's policy would not let it make. */}
      <Suspense>
        <Outlet />
      </Suspense>
    </CSPProvider>
  )
}

/** While the code of a page arrives; late, so that a quick arrival shows nothing. */
export function HydrateFallback() {
  return <p className="animate-late grid min-h-dvh place-items-center text-muted">Opening…</p>
}

function isStill(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'still' in handle && handle.still === true
}
