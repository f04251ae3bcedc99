const struck = '[struck out]'

/**
 * The last gate before a line leaves: whatever way a secret came into it (a header, an address, an error's text),
 * it is struck out of the finished line.
 */
export function strikeOut(line: string): string {
  return patterns.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line)
}

/** What ends like this is secret: accessToken, client_secret, x-api-key, set-cookie. */
const endings = [
  'token',
  'secret',
  'passw(?:or)?d',
  'passphrase',
  '(?:api|secret|private)[-_]?key',
  'code[-_]?verifier',
  'authorization',
  'cookie',
].join('|')

/** Secret only under exactly this name: a bypass is not a pass. */
const names = 'pass|pwd|ticket'

/** Harmless as the field of a log line (an error's code), secret in an address. */
const namesInAddresses = `${names}|code|state`

const text = String.raw`"(?:[^"\\]|\\.)*"`
const texts = String.raw`\[(?:[^"[\]\\]|${text})*\]`
/** The same within a text: each quote and each backslash has one more before it. */
const innerText = String.raw`\\"(?:[^"\\]|\\[^"\\]|\\\\(?:\\.|[^"\\]))*\\"`
const innerTexts = String.raw`\[(?:[^"[\]\\]|${innerText})*\]`

/** `=`, `?`, `&`, `;` and `#`, plain or percent-encoded, be it twice. */
const equals = '(?:=|%(?:25)*3D)'
const before = String.raw`(?:[?&;#\s"]|%(?:25)*(?:3F|26|3B|23))`
const parameter = String.raw`(?:(?!%(?:25)*(?:26|3B|23))[^&\s"'\\#;])+`

const patterns: [RegExp, string][] = [
  [new RegExp(String.raw`((?:${endings}|"(?:${names}))"\s*:\s*)(?:${text}|${texts})`, 'gi'), `$1"${struck}"`],
  [
    new RegExp(String.raw`((?:${endings}|\\"(?:${names}))\\"\s*:\s*)(?:${innerText}|${innerTexts})`, 'gi'),
    `$1\\"${struck}\\"`,
  ],
  [new RegExp(`((?:${endings}|${before}(?:${namesInAddresses}))${equals})${parameter}`, 'gi'), `$1${struck}`],
  [/\b(Bearer|Basic)(?:\s+|%20)[\w.~+/=%-]+/gi, `$1 ${struck}`],
  [/(?<![\w-])(?=([\w-]*?)eyJ[\w-]{8})\1[\w-]+\.[\w-]+\.[\w-]*/g, `$1${struck}`],
  // Bounded, so that no line is read over and over.
  [/(:\/\/[^\s:/@"]{0,256}:)[^\s@"]{1,256}@/g, `$1${struck}@`],
]
