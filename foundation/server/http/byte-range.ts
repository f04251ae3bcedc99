/** From the byte `from` up to, but not including, `to`. */
export type Span = { from: number; to: number }

/**
 * The span that a `Range` header asks for (RFC 9110, section 14). `undefined`: send everything, because the header is
 * malformed, of another unit, or asks for several spans, which a server may ignore.
 */
export function spanOf(header: string, bytes: number): Span | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header) ?? []
  if (first === '') return last === '' ? undefined : lastBytes(Number(last), bytes)
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= bytes) return 'unsatisfiable'
  return { from: Number(first), to: last === '' ? bytes : Math.min(Number(last) + 1, bytes) }
}

function lastBytes(wanted: number, bytes: number): Span | 'unsatisfiable' | undefined {
  if (wanted === 0) return 'unsatisfiable'
  return bytes === 0 ? undefined : { from: Math.max(0, bytes - wanted), to: bytes }
}
