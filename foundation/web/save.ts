/** Saves bytes that the page has. */
export function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  saveFrom(address, name)
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Saves what is at an address. The browser writes it to the disk as it comes. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
