/** Further entries of its catalogue and of each of its pages. */
type More = { catalogue?: string; page?: string }

/**
 * A small PDF with these lines on its pages, in one of the fonts that every reader has, below what is `painted` on each.
 * The font has the white brackets ⟦ and ⟧ as well.
 */
export function pdfOf(
  pages: readonly (readonly string[])[],
  painted = '',
  { catalogue = '', page = '' }: More = {},
): Uint8Array<ArrayBuffer> {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ' +
      '<< /BaseEncoding /WinAnsiEncoding /Differences [ 1 /uni27E6 /uni27E7 ] >> >>',
    ...pages.flatMap((lines, at) => {
      const drawn = lines.map((line) => `${pdfString(line)} Tj T*`).join('\n')
      const content = `${painted}\nBT /F1 12 Tf 14 TL 72 720 Td\n${drawn}\nET`
      const resources = '/Resources << /Font << /F1 3 0 R >> >>'
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + at * 2} 0 R ${resources} ${page} >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.indexOf('xref\n0')}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}

/** A text as it stands in a PDF. */
export function pdfString(text: string): string {
  const bare = text.replaceAll('⟦', '\u0001').replaceAll('⟧', '\u0002')
  return `(${bare.replaceAll(/[\\\(\)]/gv, String.raw`\$&`)})`
}
