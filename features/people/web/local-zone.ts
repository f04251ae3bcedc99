/** Where this browser thinks it is. */
export function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
