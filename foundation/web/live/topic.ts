/** Something that others may listen to; the answer to listening takes it back. */
export type Topic<Value> = {
  listen: (listener: (value: Value) => void) => () => void
  tell: (value: Value) => void
}

export function createTopic<Value>(): Topic<Value> {
  const listeners = new Set<(value: Value) => void>()
  return {
    listen(listener) {
      const own = (value: Value): void => listener(value)
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
    tell(value) {
      for (const listener of listeners) listener(value)
    },
  }
}
