import { escaped, xmlFile } from './xml.ts'
import { type ZipEntry, zipOf } from './zip.ts'

const formats = 'http://schemas.openxmlformats.org'
const relations = `${formats}/officeDocument/2006/relationships`
const packages = `${formats}/package/2006`

/** Word's docx. In `lines`, “# ” and “## ” begin headings. */
export function wordOf(title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const space = `xmlns:w="${formats}/wordprocessingml/2006/main"`
  const paragraphs = lines.map((line) => {
    const { text, level } = lineOf(line)
    const style = level === 0 ? '' : `<w:pPr><w:pStyle w:val="Heading${level}"/></w:pPr>`
    return `<w:p>${style}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`
  })
  return zipOf([
    ...packageOf('word/document.xml', title, {
      'word/document.xml': 'wordprocessingml.document.main',
      'word/styles.xml': 'wordprocessingml.styles',
    }),
    part('word/document.xml', `<w:document ${space}><w:body>${paragraphs.join('')}</w:body></w:document>`),
    part('word/styles.xml', `<w:styles ${space}>${[1, 2].map(headingStyle).join('')}</w:styles>`),
    related('word/_rels/document.xml.rels', [['styles', 'styles.xml']]),
  ])
}

function headingStyle(level: number): string {
  const name = `<w:name w:val="heading ${level}"/>`
  const looks = `<w:pPr><w:spacing w:before="240"/><w:outlineLvl w:val="${level - 1}"/></w:pPr>`
  const letters = `<w:rPr><w:b/><w:sz w:val="${36 - level * 6}"/></w:rPr>`
  return `<w:style w:type="paragraph" w:styleId="Heading${level}">${name}${looks}${letters}</w:style>`
}

type Cell = string | number
type Sheet = { name: string; rows: readonly (readonly Cell[])[] }

/** Excel's xlsx. */
export function excelOf(title: string, sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const space = `xmlns="${formats}/spreadsheetml/2006/main"`
  const named = sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
  const types = sheets.map((_, at) => [`xl/${sheetPath(at)}`, 'spreadsheetml.worksheet'])
  return zipOf([
    ...packageOf('xl/workbook.xml', title, {
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      ...Object.fromEntries(types),
    }),
    part('xl/workbook.xml', `<workbook ${space} xmlns:r="${relations}"><sheets>${named.join('')}</sheets></workbook>`),
    related(
      'xl/_rels/workbook.xml.rels',
      sheets.map((_, at) => ['worksheet', sheetPath(at)]),
    ),
    ...sheets.map(({ rows }, at) =>
      part(`xl/${sheetPath(at)}`, `<worksheet ${space}><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`),
    ),
  ])
}

function sheetPath(at: number): string {
  return `worksheets/sheet${at + 1}.xml`
}

const letterA = 65

function rowOf(cells: readonly Cell[], at: number): string {
  const written = cells.map((cell, column) => {
    const place = `r="${String.fromCodePoint(letterA + column)}${at + 1}"`
    if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`
    return `<c ${place} t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  })
  return `<row r="${at + 1}">${written.join('')}</row>`
}

/** What every such file has: the types of its parts, where the main one is, and its title. */
function packageOf(main: string, title: string, types: Record<string, string>): ZipEntry[] {
  const core = 'application/vnd.openxmlformats-package'
  const overrides = Object.entries(types).map(([path, type]) =>
    override(path, `application/vnd.openxmlformats-officedocument.${type}+xml`),
  )
  const defaults = [
    `<Default Extension="rels" ContentType="${core}.relationships+xml"/>`,
    '<Default Extension="xml" ContentType="application/xml"/>',
  ]
  const properties = override('docProps/core.xml', `${core}.core-properties+xml`)
  const links = [
    `<Relationship Id="r1" Type="${relations}/officeDocument" Target="${main}"/>`,
    `<Relationship Id="r2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
  ]
  const spaces = `xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"`
  return [
    part(
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types">${[...defaults, ...overrides, properties].join('')}</Types>`,
    ),
    part('_rels/.rels', `<Relationships xmlns="${packages}/relationships">${links.join('')}</Relationships>`),
    part(
      'docProps/core.xml',
      `<cp:coreProperties ${spaces}><dc:title>${escaped(title)}</dc:title></cp:coreProperties>`,
    ),
  ]
}

function override(path: string, type: string): string {
  return `<Override PartName="/${path}" ContentType="${type}"/>`
}

function related(name: string, targets: readonly (readonly [type: string, path: string])[]): ZipEntry {
  const links = targets.map(
    ([type, path], at) => `<Relationship Id="r${at + 1}" Type="${relations}/${type}" Target="${path}"/>`,
  )
  return part(name, `<Relationships xmlns="${packages}/relationships">${links.join('')}</Relationships>`)
}

function part(name: string, root: string): ZipEntry {
  return { name, content: xmlFile(root) }
}

/** The level is 0 unless the line is a heading. */
export function lineOf(line: string): { text: string; level: number } {
  const [, marks = '', text = line] = /^(#{1,2}) (.*)$/v.exec(line) ?? []
  return { text, level: marks.length }
}
