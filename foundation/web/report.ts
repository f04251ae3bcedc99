/** What a person need not read but whoever looks into the browser's console may want to know. */
export function report(message: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to it
  console.warn(message, ...(cause === undefined ? [] : [cause]))
}

/** The same for what the specification wants written there as an error. */
export function reportError(message: string): void {
  // oxlint-disable-next-line no-console -- as above
  console.error(message)
}
