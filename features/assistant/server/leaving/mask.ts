/** A text without its secrets, and how many there were. */
export type Masked = { text: string; count: number }

/**
 * Masks what should never reach a stranger: keys of known forms, tokens, private keys, labelled passwords and card
 * numbers. `known`: our own secrets, wherever they appear.
 */
export function maskText(text: string, known: readonly string[] = []): Masked {
  let count = 0
  const strike = (word: string) => {
    count += 1
    return word
  }
  let masked = known
    .filter((secret) => secret.length >= 8)
    .reduce((left, secret) => left.replaceAll(secret, () => strike(struckKey)), text)
  for (const [pattern, replacement] of keys) masked = masked.replace(pattern, () => strike(replacement))
  for (const pattern of named)
    masked = masked.replace(pattern, (whole, before: string, value: string) =>
      value.startsWith('[masked') ? whole : strike(`${before}[masked password]`),
    )
  masked = masked.replace(cards, (digits) => (isCard(digits) ? strike('[masked card number]') : digits))
  return { text: masked, count }
}

/** The same for a body of JSON: every text in it, and texts that hold JSON themselves, so that it stays JSON. */
export function maskJson(body: string, known: readonly string[] = []): Masked {
  const parsed = parse(body)
  if (parsed === undefined) return maskText(body, known)
  const { value, count } = maskValue(parsed, known)
  return { text: count === 0 ? body : JSON.stringify(value), count }
}

type MaskedValue = { value: unknown; count: number }

function maskValue(value: unknown, known: readonly string[], name = ''): MaskedValue {
  if (typeof value === 'string') return maskString(value, known, name)
  if (typeof value !== 'object' || value === null) return { value, count: 0 }
  let count = 0
  const inner = (each: unknown, called: string) => {
    const masked = maskValue(each, known, called)
    count += masked.count
    return masked.value
  }
  const masked = Array.isArray(value)
    ? value.map((each) => inner(each, name))
    : Object.fromEntries(Object.entries(value).map(([called, each]) => [called, inner(each, called)]))
  return { value: masked, count }
}

function maskString(text: string, known: readonly string[], name: string): MaskedValue {
  if (isSecretName.test(name) && text !== '') return { value: '[masked password]', count: 1 }
  const nested = /^\s*[[{]/.test(text) ? parse(text) : undefined
  if (nested !== undefined) {
    const { value, count } = maskValue(nested, known)
    return { value: count === 0 ? text : JSON.stringify(value), count }
  }
  const { text: value, count } = maskText(text, known)
  return { value, count }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const struckKey = '[masked key]'

const isSecretName = /^(?:password|passwd|passphrase|client_?secret|api_?key|access_?token|refresh_?token)$/i

const keys: [RegExp, string][] = [
  [
    /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[^]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/g,
    '[masked private key]',
  ],
  // OpenAI, Anthropic, Stripe and all who write theirs alike.
  [/\b(?:sk|rk|pk)[-_](?:[a-z]{2,10}[-_]){0,3}[A-Za-z0-9_-]{16,}/g, struckKey],
  [/\bwhsec_[A-Za-z0-9+/=]{16,}/g, struckKey],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, struckKey],
  [/\bAIza[\w-]{35}/g, struckKey],
  [/\bya29\.[\w-]{20,}/g, struckKey],
  [/\bGOCSPX-[\w-]{20,}/g, struckKey],
  [/\b(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{30,}|glpat-[\w-]{20,})/g, struckKey],
  [/\bxox[abeoprs]-[\w-]{10,}/g, struckKey],
  [
    /\b(?:hf_[A-Za-z0-9]{30,}|npm_[A-Za-z0-9]{36}|pypi-[\w-]{40,}|SG\.[\w-]{16,}\.[\w-]{16,}|gsk_[A-Za-z0-9]{30,}|xai-[A-Za-z0-9]{30,})/g,
    struckKey,
  ],
  [/(?<![\w-])(?=(?:[\w-]*?-)?ey[JI][\w-]{8})[\w-]+\.[\w-]{8,}\.[\w-]*/g, '[masked token]'],
  [/\bBearer\s+(?!\[masked)[\w.~+/-]{12,}=*/gi, 'Bearer [masked token]'],
]

/** What follows these is secret, whatever it looks like, */
const strong = [
  'pass(?:word|wort|wd|phrase|code)|pwd|cvv|cvc|contraseña|mot de passe',
  String.raw`(?:api|secret|access|private)[\s_-]?key|client[\s_-]?secret|(?:access|auth|refresh)[\s_-]?token`,
].join('|')
/** and after these what is no ordinary word: “Boarding pass: ready”. */
const weak = String.raw`${strong}|pass|secret|pin(?:\s?code)?`
const noWord = String.raw`(?=\S{0,200}\d|\S{0,200}[^\s\p{L}.,;!?'’]\S)`
const value = String.raw`(?:"[^"\n]{3,200}"|'[^'\n]{3,200}'|“[^”\n]{3,200}”|[^\s"'“”,;<>{}()[\]\\]{3,200})`
const alone = String.raw`(?<![\p{L}\d_-])(?:[A-Z0-9]+_)*`
const equals = String.raw`\s{0,3}(?:[:=]|=>|:=)\s{0,3}`

/** `password: …`, `PIN = …`, “my password is …”, and passwords in addresses (RFC 3986, 3.2.1). */
const named = [
  new RegExp(`(${alone}(?:${strong})${equals})(${value})`, 'giu'),
  new RegExp(`(${alone}(?:${weak})${equals})(${noWord}${value})`, 'giu'),
  new RegExp(String.raw`(${alone}(?:${weak})\s(?:is|ist|est|es)\s(?:now\s)?)(${noWord}${value})`, 'giu'),
  /(:\/\/[^\s:/@"]{1,256}:)([^\s@"/]{1,256})(?=@)/g,
]

const cards = /(?<![\w+.,-])\d(?:[ -]?\d){12,18}(?![\w-])/g

/** First digits and length as the brands have them (ISO/IEC 7812), and the digit that proves the others. */
function isCard(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  return brands.some((brand) => brand.test(digits)) && luhn(digits)
}

const brands = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^5[1-5]\d{14}$/,
  /^2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}$/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-5]|[68]\d)\d{11}$/,
  /^(?:6011|65\d\d|64[4-9]\d)\d{12}$/,
  /^35(?:2[89]|[3-8]\d)\d{12}$/,
  /^62\d{14,17}$/,
  /^(?:5018|5020|5038|6304|6759|676[1-3])\d{11,15}$/,
]

function luhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, at) => {
      const doubled = at % 2 === 0 ? Number(digit) : Number(digit) * 2
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}
