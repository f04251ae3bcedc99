import { useEffect, useRef } from 'react'
import { useBlocker, useLocation } from 'react-router'

/**
 * While the server cannot be reached, holds back navigation to a page whose code may not be loaded, and opens it
 * afterwards. Otherwise the router would reload the document when the code fails to load, and the browser would show
 * its own error. Returns whether it holds one.
 */
export function useHeldPage(away: boolean): boolean {
  const { pathname } = useLocation()
  const visited = useRef(new Set<string>())
  const { state, proceed } = useBlocker(
    ({ nextLocation }) => away && !visited.current.has(pageOf(nextLocation.pathname)),
  )
  useEffect(() => {
    visited.current.add(pageOf(pathname))
  }, [pathname])
  useEffect(() => {
    if (!away && state === 'blocked') proceed()
  }, [away, state, proceed])
  return state === 'blocked'
}

/** All chats are the same page. */
function pageOf(pathname: string): string {
  return pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id').replace(/\/$/, '')
}
