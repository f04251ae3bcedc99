/** Messages between a page of the app and the browser's service worker. */
export type ToWorker =
  /** These were seen or dealt with. */
  { type: 'notices/close'; ids: readonly string[] } | { type: 'notices/count'; unseen: number }

/** Someone clicked a notification: the page opens what it is about. */
export type ToPage = { type: 'notices/open'; path: string }

export function toWorkerIn(data: unknown): ToWorker | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (data.type === 'notices/count' && 'unseen' in data && typeof data.unseen === 'number')
    return { type: data.type, unseen: data.unseen }
  if (data.type !== 'notices/close' || !('ids' in data) || !Array.isArray(data.ids)) return undefined
  return { type: data.type, ids: data.ids.filter((id) => typeof id === 'string') }
}

export function toPageIn(data: unknown): ToPage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'notices/open') return undefined
  return 'path' in data && typeof data.path === 'string' ? { type: data.type, path: data.path } : undefined
}
