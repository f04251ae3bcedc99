import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { reachServer } from './live/browser.ts'

/** A component whose code arrives when it is first shown. */
export function late<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await arrive(load) }))
}

const pause = 2_000

/**
 * Code that does not arrive because the server is away is waited for: what stands in its place stays, and the banner
 * above the page says why. Any other failure is the caller's.
 */
export async function arrive<Code>(
  load: () => Promise<Code>,
  reach: () => Promise<boolean> = reachServer,
): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    if (await reach()) throw error
    await whenReached(reach)
    return await arrive(load, reach)
  }
}

async function whenReached(reach: () => Promise<boolean>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pause))
  if (!(await reach())) await whenReached(reach)
}
