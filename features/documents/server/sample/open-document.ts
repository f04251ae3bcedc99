import { lineOf } from './office.ts'
import { escaped, xmlFile } from './xml.ts'
import { type ZipEntry, zipOf } from './zip.ts'

const oasis = 'urn:oasis:names:tc:opendocument:xmlns'

/** OpenDocument's odt. In `lines`, “# ” and “## ” begin headings. */
export function openTextOf(title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  return openDocumentOf('text', title, `<office:text>${lines.map(paragraph).join('')}</office:text>`)
}

type Slide = { title: string; points: readonly string[]; notes: string }

/** OpenDocument's odp. */
export function openSlidesOf(title: string, slides: readonly Slide[]): Uint8Array<ArrayBuffer> {
  const pages = slides.map((slide, at) => {
    const heading = frame(paragraph(`# ${slide.title}`), { y: '1.5cm', height: '3cm' })
    const body = frame(slide.points.map(paragraph).join(''), { y: '5cm', height: '9cm' })
    const notes = frame(paragraph(slide.notes), { y: '3cm', height: '8cm' })
    const name = `draw:name="Slide ${at + 1}" draw:master-page-name="Default"`
    return `<draw:page ${name}>${heading}${body}<presentation:notes>${notes}</presentation:notes></draw:page>`
  })
  return openDocumentOf('presentation', title, `<office:presentation>${pages.join('')}</office:presentation>`)
}

function frame(text: string, { y, height }: { y: string; height: string }): string {
  const place = `svg:x="2cm" svg:y="${y}" svg:width="24cm" svg:height="${height}"`
  return `<draw:frame ${place}><draw:text-box>${text}</draw:text-box></draw:frame>`
}

function paragraph(line: string): string {
  const { text, level } = lineOf(line)
  return level === 0
    ? `<text:p>${escaped(text)}</text:p>`
    : `<text:h text:outline-level="${level}">${escaped(text)}</text:h>`
}

const spaces = [
  ...['office', 'text', 'presentation', 'style', 'meta'].map((name) => `xmlns:${name}="${oasis}:${name}:1.0"`),
  `xmlns:draw="${oasis}:drawing:1.0"`,
  `xmlns:svg="${oasis}:svg-compatible:1.0"`,
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'office:version="1.3"',
].join(' ')

function openDocumentOf(kind: 'text' | 'presentation', title: string, body: string): Uint8Array<ArrayBuffer> {
  const type = `application/vnd.oasis.opendocument.${kind}`
  const layout = '<style:page-layout style:name="Page"/>'
  const master = '<style:master-page style:name="Default" style:page-layout-name="Page"/>'
  return zipOf([
    // Programs tell the type of the file by this entry, which stands first and is not packed.
    { name: 'mimetype', content: type, isStored: true },
    manifestOf(type),
    part('content', `<office:body>${body}</office:body>`),
    part(
      'styles',
      `<office:automatic-styles>${layout}</office:automatic-styles><office:master-styles>${master}</office:master-styles>`,
    ),
    part('meta', `<office:meta><dc:title>${escaped(title)}</dc:title></office:meta>`),
  ])
}

function part(name: 'content' | 'styles' | 'meta', inside: string): ZipEntry {
  const root = `office:document-${name}`
  return { name: `${name}.xml`, content: xmlFile(`<${root} ${spaces}>${inside}</${root}>`) }
}

function manifestOf(type: string): ZipEntry {
  const parts = ['content.xml', 'styles.xml', 'meta.xml'].map((path) => [path, 'text/xml'] as const)
  const entries = [['/', type] as const, ...parts].map(entry).join('')
  const root = `<manifest:manifest xmlns:manifest="${oasis}:manifest:1.0" manifest:version="1.3">${entries}</manifest:manifest>`
  return { name: 'META-INF/manifest.xml', content: xmlFile(root) }
}

function entry([path, type]: readonly [string, string]): string {
  return `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`
}
