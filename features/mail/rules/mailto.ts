/** Whom a mailto address writes to, and the words it asks for (RFC 6068); undefined for more than one person. */
export function readMailto(mailto: string): { address: string; subject: string; text: string } | undefined {
  const [path = '', ...rest] = mailto.split('?')
  const address = decoded(path)
  if (!/^[^\s@<>,;]{1,64}@[^\s@<>,;]{1,255}$/.test(address)) return undefined
  // In a mailto address a plus is a plus.
  const fields = new Map(
    [...new URLSearchParams(rest.join('?').replaceAll('+', '%2B'))].map(([key, value]) => [key.toLowerCase(), value]),
  )
  return { address, subject: fields.get('subject') ?? '', text: (fields.get('body') ?? '').slice(0, mostText) }
}

const mostText = 1_000

function decoded(path: string): string {
  return new URLSearchParams(`to=${path.replaceAll('+', '%2B').replaceAll('&', '%26')}`).get('to')?.trim() ?? ''
}
