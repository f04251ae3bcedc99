/** What phones and apps add: “Sent from my iPhone”, in the languages they speak. */
const sentFrom =
  /^(?:sent (?:\S{1,20} )?(?:from|via|with|using)|get outlook|gesendet (?:von|mit)|von meinem|diese nachricht wurde von|envoyé (?:sans fil )?(?:de|depuis|par|à partir)|enviado (?:desde|do|a partir|de|por)|inviato (?:da|dal)|verzonden (?:vanaf|met|vanuit)|verstuurd (?:vanaf|met)|skickat från|sendt fra|lähetetty|wysłane? (?:z|przy)|отправлено (?:с|из)|надіслано з|odesláno z|gönderilen|iphone ?から送信|从我的|發自我的|发自我的|나의 iphone)(?!\p{L})/iv
const device =
  /iphone|ipad|ipod|blackberry|android|samsung|galaxy|htc|nokia|huawei|xiaomi|pixel|outlook|mailbox|mail for|mail für|proton|yahoo|gmail|spark|thunderbird|acompli|windows|mobile|mobil|handy|smartphone|phone|tablet|handheld|telefon|téléphone|móvil|cellulare|телефон/iv

export function isSentFrom(line: string): boolean {
  const said = line.trim()
  if (said.length > 150 || !sentFrom.test(said)) return false
  // “Sent from my desk, which is easier” is a sentence of its author.
  if (/^[^<]*,/v.test(said)) return false
  return device.test(said) || /^sent from my(?: [\p{L}\d\-]+){1,3}[.!]?$/iv.test(said)
}

const mostSignatureLines = 15

/** Where a signature begins that is marked as one; the number of lines if there is none. */
export function signatureStart(lines: readonly string[]): number {
  const phone = lines.findIndex((line) => isSentFrom(line))
  const delimiter = delimiterIn(phone === -1 ? lines : lines.slice(0, phone))
  return delimiter ?? (phone === -1 ? lines.length : phone)
}

function delimiterIn(lines: readonly string[]): number | undefined {
  let filled = 0
  let contact = false
  let found: number | undefined
  for (let at = lines.length - 1; at >= 0 && filled <= mostSignatureLines; at -= 1) {
    const line = lines[at] ?? ''
    const isMarked = /^--\s?$/v.test(line) && filled > 0
    if (isMarked || (isBar(line) && contact)) found = at
    if (line.trim() === '') continue
    filled += 1
    contact ||= isContact(line)
  }
  return found
}

export function isBar(line: string): boolean {
  return /^\s{0,3}(?:[\-–—]{2,}|_{2,}|\*{3,})\s*$/v.test(line)
}

/** A number to call, an address, a page: signatures and the feet of mailing lists have one. */
export function isContact(line: string): boolean {
  return line.length <= 200 && (/@[\w\-]|https?:|www\./iv.test(line) || /\d[\d\s\-.\/\(\)]{5,25}\d/v.test(line))
}
