import { markCache } from '../worker/mark-cache.ts'

/*
 * Which device on the server's list this browser is, for one person. On sign-out the worker forgets it along with the
 * subscription, because no page may be open to do so.
 */

export async function readMark(personId: string): Promise<string | undefined> {
  const kept = await (await caches.open(markCache)).match(placeOf(personId))
  return kept?.text()
}

export async function writeMark(personId: string, deviceId: string): Promise<void> {
  await (await caches.open(markCache)).put(placeOf(personId), new Response(deviceId))
}

export async function dropMark(): Promise<void> {
  await caches.delete(markCache)
}

function placeOf(personId: string): string {
  return `/marks/${personId}`
}
