import { useEffect, useRef } from 'react'
import { useBlocker, useLocation } from 'react-router'

/**
 * Holds back a page whose code may not be here yet for as long as the server is away, and opens it afterwards. The
 * router answers code that does not arrive by loading the whole document again, and the browser would show its own
 * error. Whether it holds one.
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

/** Every chat is the same page. */
function pageOf(pathname: string): string {
  return pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id').replace(/\/$/, '')
}
