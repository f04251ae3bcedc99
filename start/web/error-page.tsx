import { useLayoutEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '#foundation/web/design/button.tsx'
import { Notice } from '#foundation/web/design/notice.tsx'
import { endFirstPaint } from '#foundation/web/first-paint/overlay.ts'
import NotFoundPage from './not-found-page.tsx'

/** React Router has already written the error to the console; a person reads only this. */
export function ErrorBoundary() {
  const error = useRouteError()
  useLayoutEffect(endFirstPaint, [])
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <Notice title="This page stopped working">
      <p>Something went wrong while showing it. What you had already saved is safe.</p>
      <p>
        <Button onClick={() => location.reload()}>Retry</Button>
      </p>
    </Notice>
  )
}
