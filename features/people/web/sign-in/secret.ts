const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The largest multiple of 62 in a byte: what lies above would make some letters likelier than others. */
const fair = 248

/** Letters and digits that nobody can guess. */
export function randomText(length: number): string {
  let text = ''
  while (text.length < length) {
    const bytes = crypto.getRandomValues(new Uint8Array(length))
    for (const byte of bytes) if (byte < fair) text += letters.charAt(byte % letters.length)
  }
  return text.slice(0, length)
}

/** RFC 7636, section 4.2: S256. */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
