import { describe, expect, test } from 'vitest'
import { canonicalJson, needsYes, visible, visibleLine, visibleShown } from './rules.ts'

const wish = { effect: 'write', origin: 'chat', sources: [], policy: 'outside' } as const

describe('approval is needed', () => {
  test.each(['outward', 'destructive'] as const)('for %s actions, whatever the caller', (effect) => {
    for (const origin of ['chat', 'button', 'job'] as const) expect(needsYes({ ...wish, effect, origin })).toBe(true)
  })

  test('for everything that chats and jobs request, if the person chose so', () => {
    for (const origin of ['chat', 'job'] as const)
      expect(needsYes({ ...wish, origin, policy: 'everything' })).toBe(true)
    expect(needsYes({ ...wish, origin: 'button', policy: 'everything' })).toBe(false)
  })

  test('for everything requested after reading untrusted text', () => {
    for (const origin of ['chat', 'button', 'job'] as const)
      expect(needsYes({ ...wish, origin, sources: ['the note “Lunch”'] })).toBe(true)
  })

  test('for actions that ask for it, except from a button', () => {
    for (const origin of ['chat', 'job'] as const) expect(needsYes({ ...wish, origin, asks: true })).toBe(true)
    expect(needsYes({ ...wish, origin: 'button', asks: true })).toBe(false)
  })

  test('for actions that reach others, except from a button whose screen shows whom', () => {
    const outward = { ...wish, effect: 'outward', pressIsYes: true } as const
    for (const origin of ['chat', 'job'] as const) expect(needsYes({ ...outward, origin })).toBe(true)
    expect(needsYes({ ...outward, origin: 'button' })).toBe(false)
    expect(needsYes({ ...outward, origin: 'button', sources: ['the note “Lunch”'] })).toBe(true)
    expect(needsYes({ ...outward, origin: 'button', effect: 'destructive' })).toBe(true)
  })

  test('for nothing else', () => {
    expect(needsYes(wish)).toBe(false)
  })
})

describe('text on a card is visible', () => {
  test.each([
    ['turned around', 'invoice\u202Efdp.exe', 'invoice⟨U+202E⟩fdp.exe'],
    ['isolated', '\u2066a\u2069', '⟨U+2066⟩a⟨U+2069⟩'],
    ['marked', 'a\u200Eb\u200Fc\u061Cd', 'a⟨U+200E⟩b⟨U+200F⟩c⟨U+061C⟩d'],
    ['without width', 'pay\u200Bpal\u2060.com\uFEFF', 'pay⟨U+200B⟩pal⟨U+2060⟩.com⟨U+FEFF⟩'],
    ['joined where nothing is to be joined', 'sa\u200Dra', 'sa⟨U+200D⟩ra'],
    ['soft', 'a\u00ADb', 'a⟨U+00AD⟩b'],
    ['of tags', `hi\u{E0041}\u{E0042}`, 'hi⟨U+E0041⟩⟨U+E0042⟩'],
    ['varied', 'a\uFE0Fb\u{E0101}', 'a⟨U+FE0F⟩b⟨U+E0101⟩'],
    ['filled', 'a\u3164b\uFFA0c\u2800d', 'a⟨U+3164⟩b⟨U+FFA0⟩c⟨U+2800⟩d'],
    ['controlled', 'a\u0007b\rc\u001B[31m', 'a⟨U+0007⟩b⟨U+000D⟩c⟨U+001B⟩[31m'],
    ['broken into lines unseen', 'a\u2028b\u2029c', 'a⟨U+2028⟩b⟨U+2029⟩c'],
    ['private', 'a\uE000', 'a⟨U+E000⟩'],
    ['half', 'a\uD800', 'a⟨U+D800⟩'],
    ['far to the right', `a${' \u3000'.repeat(30)}b`, 'a⟨60 spaces⟩b'],
    ['far below', `a${'\n \n'.repeat(9_500)}b`, 'a\n⟨18999 empty lines⟩\nb'],
  ])('though it is %s', (_, text, shown) => {
    expect(visible(text)).toBe(shown)
  })

  test.each([
    'Grüße an Zoë, 15 € – “ja”\n\tund mehr',
    '👨‍👩‍👧‍👦 ❤️ 1️⃣ 👍🏽 🏳️‍🌈 👩🏽‍💻',
    'می‌خواهم',
    'क्‍ष',
    'שלום עולם',
    '東京で会う',
    'e\u0301',
    `Agenda${'\n'.repeat(6)}${' '.repeat(40)}Notes`,
  ])('and stays as it is: %s', (text) => {
    expect(visible(text)).toBe(text)
  })

  test('a title takes one line, and fields are made visible too', () => {
    expect(visibleLine('a\n\n\n b')).toBe('a b')
    expect(visibleShown({ title: 'a\n\u202E', fields: [{ name: 'to', label: 'To\n', value: 'x\ny\u200B' }] })).toEqual({
      title: 'a ⟨U+202E⟩',
      fields: [{ name: 'to', label: 'To ', value: 'x\ny⟨U+200B⟩' }],
    })
  })

  test('a formatted text is drawn only if all of it can be seen', () => {
    expect(formatted('Hello')?.form?.lines).toHaveLength(1)
    for (const hiding of ['Hel\u202Elo', 'Hel\u200Blo', `Hello${' '.repeat(60)}Sara`]) {
      const { value, form } = formatted(hiding) ?? {}
      expect([form?.lines, value === hiding, form?.words === `Bold: “${hiding}”`]).toEqual([[], false, false])
    }
  })
})

test('the same content gives the same text, in any order of its keys', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}')
  expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }))
  expect(canonicalJson({ a: [1, 2] })).not.toBe(canonicalJson({ a: [2, 1] }))
})

/** The field of a text that is all bold. */
function formatted(text: string) {
  const lines = [{ kind: 'text' as const, level: 0, runs: [{ text, bold: true }] }]
  const field = { name: 'text', label: 'Text', value: text, form: { lines, words: `Bold: “${text}”` } }
  return visibleShown({ title: 'Send', fields: [field] }).fields[0]
}
