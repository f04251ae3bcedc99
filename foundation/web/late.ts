import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { reachServer } from './live/browser.ts'

/** A component whose code loads when it is first rendered. */
export function late<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await arrive(load) }))
}

/** The same for components that use Temporal, which some browsers lack. */
export function lateWithTemporal<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return late(withTemporal(load))
}

export function withTemporal<Code>(load: () => Promise<Code>): () => Promise<Code> {
  return async () => {
    if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
    return load()
  }
}

const pause = 2_000

/**
 * Loads code, and waits while the server is unreachable: the placeholder stays, and the banner above the page says why.
 * The server may have come back just after the failure, so a failed load is always tried once more; if it fails again
 * although the server is reachable, the failure is thrown.
 */
export async function arrive<Code>(
  load: () => Promise<Code>,
  reach: () => Promise<boolean> = reachServer,
): Promise<Code> {
  try {
    return await load()
  } catch {
    if (await reach()) return load()
    await whenReached(reach)
    return arrive(load, reach)
  }
}

async function whenReached(reach: () => Promise<boolean>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pause))
  if (!(await reach())) await whenReached(reach)
}
