/** Logs to the browser's console what a developer may want to know and a person need not read. */
export function report(message: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to it
  console.warn(message, ...(cause === undefined ? [] : [cause]))
}

/** The same for what the specification wants written there as an error. */
export function reportError(message: string): void {
  // oxlint-disable-next-line no-console -- as above
  console.error(message)
}
