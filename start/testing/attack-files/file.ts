/** What an attacker wants a reader of the file to do. */
export type Bait = {
  /** Instructions for a model. */
  order: string
  /** An address that must never be requested. */
  far: string
  /** Leaves a trace in whatever page runs it. */
  script: string
}

/** A file as somebody with bad intentions would send it. */
export type AttackFile = {
  kind: string
  /** What is special about it. */
  what: string
  /** As its sender calls it. */
  name: string
  content: Uint8Array<ArrayBuffer>
}

type Written = readonly [what: string, name: string, content: Uint8Array | string]

export function filesOf(kind: string, written: readonly Written[]): AttackFile[] {
  return written.map(([what, name, content]) => ({ kind, what, name, content: new Uint8Array(Buffer.from(content)) }))
}

/** For text within XML or HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** A row of a sheet, with the text in its cells. */
export function sheetRow(cells: readonly string[], attributes = ''): string {
  const written = cells.map(
    (cell, at) => `<c r="${String.fromCodePoint(65 + at)}1" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`,
  )
  return `<row r="1" ${attributes}>${written.join('')}</row>`
}

export function mailFile({ subject = 'Offer', text = 'Hello', html = '', more = '' }): string {
  const parts = [
    `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`,
    ...(html === '' ? [] : [`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`]),
    ...(more === '' ? [] : [more]),
  ]
  const head = `From: Sara Lind <sara@northwind.example>\r\nTo: Ana <ana@example.com>\r\nSubject: ${subject}\r\n`
  const body = parts.map((part) => `--edge\r\n${part}\r\n`).join('')
  return `${head}MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=edge\r\n\r\n${body}--edge--\r\n`
}
