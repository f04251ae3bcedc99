import { execFileSync } from 'node:child_process'
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getuid } from 'node:process'

const words =
  'offer meeting tomorrow contract budget review deadline project team invoice travel ticket train customer question answer draft version plan office'.split(
    ' ',
  )

/** The same for the same number. */
function pick(seed: number): string {
  return words[Math.imul(seed, 2_654_435_761) >>> 27] ?? words[seed % words.length] ?? ''
}

const told = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, at) => pick(seed * 31 + at)).join(' ')

const day = 86_400_000
const newest = Date.UTC(2026, 10, 23, 8)

/** A mail as it comes: every third answers the one before it, every second has HTML, some an attachment or a list. */
export function letterOf(at: number): string {
  const isAnswer = at % 3 !== 0
  const root = at - (at % 3)
  const sender = at % 400
  const subject = `${isAnswer ? 'Re: ' : ''}${told(root, 4)} ${root}`
  const head = [
    `From: Person ${sender} <person${sender}@company${sender % 90}.example>`,
    'To: Ada <ada@mail.example>',
    `Subject: ${subject}`,
    `Message-ID: <m${at}@bench.example>`,
    ...(isAnswer ? [`In-Reply-To: <m${at - 1}@bench.example>`, `References: <m${root}@bench.example>`] : []),
    `Date: ${new Date(newest - at * (day / 14)).toUTCString()}`,
    ...(at % 5 === 0 ? ['List-Unsubscribe: <https://company.example/leave>', 'List-Id: <news.company.example>'] : []),
    'Received: from a.example by mail.example with ESMTPS; Mon, 23 Nov 2026 08:00:00 +0000',
    'MIME-Version: 1.0',
  ]
  const text = `Hello Ada,\r\n\r\n${told(at, 60)}.\r\n${told(at + 7, 40)}?\r\n\r\nBest regards\r\nPerson ${sender}\r\n`
  const quoted = isAnswer ? `\r\nOn Monday Ada wrote:\r\n> ${told(root, 30)}\r\n> ${told(root + 1, 30)}\r\n` : ''
  const plain = `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}${quoted}`
  if (at % 2 === 1) return `${head.join('\r\n')}\r\n${plain}`
  const cells = Array.from({ length: 12 }, (_, row) => `<tr><td style="padding:4px">${told(at + row, 12)}</td></tr>`)
  const html = `<html><body><p>Hello Ada,</p><table>${cells.join('\r\n')}</table><p><a href="https://company.example/${at}">More</a> <img src="https://company.example/${at}.png" width="1" height="1"></p></body></html>`
  const parts = [plain, `Content-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n`]
  if (at % 10 === 0)
    parts.push(
      `Content-Type: application/pdf; name="${pick(at)}.pdf"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${pick(at)}.pdf"\r\n\r\n${'JVBERi0xLjQK'.repeat(1_500)}\r\n`,
    )
  const body = parts.map((part) => `--edge\r\n${part}`).join('\r\n')
  const kind = at % 10 === 0 ? 'mixed' : 'alternative'
  return `${head.join('\r\n')}\r\nContent-Type: multipart/${kind}; boundary=edge\r\n\r\n${body}\r\n--edge--\r\n`
}

/** Writes mails into a Maildir before its server looks: a third into the inbox, the others among the other folders. */
export function fillMaildir(mail: string, { messages, folders }: { messages: number; folders: number }): void {
  const paths = ['', ...Array.from({ length: folders - 1 }, (_, at) => `.Work ${String(at).padStart(2, '0')}`)]
  for (const path of paths)
    for (const name of ['cur', 'new', 'tmp']) mkdirSync(join(mail, path, name), { recursive: true, mode: 0o777 })
  for (let at = messages - 1; at >= 0; at--) {
    const path = at % 9 < 3 ? '' : (paths[1 + (Math.floor(at / 3) % (folders - 1))] ?? '')
    const second = Math.floor((newest - at * (day / 14)) / 1_000)
    const file = join(mail, path, 'cur', `${second}.M${at}P1.bench:2,${at % 4 === 0 ? '' : 'S'}`)
    writeFileSync(file, letterOf(at))
    // When the server received it.
    utimesSync(file, second, second)
  }
  // As root, the server runs as nobody.
  if (getuid?.() === 0) execFileSync('chown', ['-R', '65534:65534', dirname(mail)])
}
