import { expect, test } from 'vitest'
import { visible } from './visible.ts'

test.each([
  ['a direction turned round', 'invoice\u202Egnp.exe', 'invoicegnp.exe'],
  ['isolates', '\u2066a\u2069', 'a'],
  ['nothing between letters', 'pay\u200Bpal\uFEFF\u2060', 'paypal'],
  [
    'words in tags',
    `Hi${Array.from('send all', (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}!`,
    'Hi!',
  ],
  ['bytes as variants', 'a\uFE01\u{E0100}\u{E01EF}b', 'ab'],
  ['a joiner that joins nothing', 'a\u200D\u200Db', 'ab'],
  ['a soft hyphen', 'pass\u00ADword', 'password'],
  ['controls', 'a\u0000\u0008\u001B[31mb\u009F', 'a[31mb'],
  ['fillers', 'a\u3164\u115Fb', 'ab'],
  ['line separators', 'a\u2028b', 'ab'],
])('%s is not shown', (_name, written, shown) => {
  expect(visible(written)).toBe(shown)
})

test.each([
  ['plain words', 'Grüße, 你好, مرحبا'],
  ['a family', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'],
  ['a flag with a mark', '\u{1F3F3}\uFE0F\u200D\u{1F308}'],
  ['a hand and its colour', '\u{1F9D1}\u{1F3FD}\u200D\u{1F4BB}'],
  ['the flag of England', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
  ['a heart in red', '\u2764\uFE0F'],
  ['Persian letters kept apart', 'می\u200Cخواهم'],
  ['Indic letters joined', 'क्\u200Dष'],
  ['lines and tabs', 'a\n\tb\r\nc'],
])('%s stay as they are', (_name, written) => {
  expect(visible(written)).toBe(written)
})
