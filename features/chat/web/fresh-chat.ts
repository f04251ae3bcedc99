/** Which chat New chat made last, kept in this browser for each person. */
export type FreshChat = { read: () => string | undefined; write: (id: string) => void }

export function createFreshChat(storage: Storage, personId: string): FreshChat {
  const key = `attache new-chat ${personId}`
  return {
    read: () => storage.getItem(key) ?? undefined,
    write: (id) => storage.setItem(key, id),
  }
}
