import { zipOf } from './zip.ts'

const relations = (entries: readonly string[]) => `<Relationships>${entries.join('')}</Relationships>`

export function wordOf(body: string, further: Readonly<Record<string, string>> = {}): Uint8Array<ArrayBuffer> {
  return zipOf({
    'word/document.xml': `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles xmlns:w="w"><w:style w:styleId="H1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/footnotes.xml': `<w:footnotes xmlns:w="w"><w:p><w:r><w:t>A note at the foot</w:t></w:r></w:p></w:footnotes>`,
    'docProps/core.xml': `<p xmlns:dc="dc"><dc:title>The lease</dc:title></p>`,
    ...further,
  })
}

export const paragraph = (text: string, style = '') =>
  `<w:p><w:pPr>${style === '' ? '' : `<w:pStyle w:val="${style}"/>`}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`

export function excelOf(rows: string): Uint8Array<ArrayBuffer> {
  return zipOf({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="Budget" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      '<Relationship Id="r1" Type="a/worksheet" Target="worksheets/sheet1.xml"/>',
    ]),
    'xl/sharedStrings.xml':
      '<sst><si><t>Item</t></si><si><r><t>Co</t></r><r><t>st</t></r></si><si><t>Tea</t></si></sst>',
    'xl/styles.xml': '<s><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs></s>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  })
}

export function powerpointOf(slides: readonly string[]): Uint8Array<ArrayBuffer> {
  const targets = slides.map((_, at) => `<Relationship Id="r${at}" Type="a/slide" Target="slides/slide${at}.xml"/>`)
  const shown = slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="r${at}"/>`).toReversed()
  return zipOf({
    'ppt/presentation.xml': `<p:p xmlns:p="p" xmlns:r="r"><p:sldIdLst>${shown.join('')}</p:sldIdLst></p:p>`,
    'ppt/_rels/presentation.xml.rels': relations(targets),
    ...Object.fromEntries(slides.map((slide, at) => [`ppt/slides/slide${at}.xml`, slide])),
  })
}

export const slide = (title: string, text: string) => `<p:sld xmlns:p="p" xmlns:a="a">
  <p:sp><p:nvPr><p:ph type="title"/></p:nvPr><a:p><a:r><a:t>${title}</a:t></a:r></a:p></p:sp>
  <p:sp><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sp></p:sld>`

export function openDocumentOf(body: string): Uint8Array<ArrayBuffer> {
  return zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<o:c xmlns:o="o" xmlns:text="t" xmlns:table="b"><o:body>${body}</o:body></o:c>`,
  })
}
