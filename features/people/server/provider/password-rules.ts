import { commonWords } from './common-passwords.ts'

export const shortestPassword = 8
export const longestPassword = 256

/** Words that are easily guessed for this one person. */
export type Familiar = { name: string; email: string }

/**
 * What is wrong with a password, or `undefined`: NIST SP 800-63B, 3.1.1.2. Any characters, no composition rules; what
 * counts is its length, and that it is not among the first guesses.
 */
export function whyNotPassword(password: string, familiar: Familiar): string | undefined {
  const text = password.normalize('NFKC')
  const { length } = Array.from(text)
  if (length < shortestPassword) return `Use ${shortestPassword} characters or more.`
  if (length > longestPassword) return `Use at most ${longestPassword} characters.`
  if (isCommon(text)) return 'This is one of the first passwords that anybody would guess. Choose another.'
  if (isFamiliar(text, familiar)) return 'This holds little but your name, your e-mail or ours. Choose another.'
  return undefined
}

function isCommon(text: string): boolean {
  const lower = text.toLowerCase()
  return isPattern(lower) || cores(lower).some((core) => isPattern(core) || commonWords.has(core))
}

/** The word behind a decorated one: `P@ssw0rd2024!` is `password`. */
function cores(lower: string): string[] {
  const bare = lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const spoken = plain(lower)
  return [lower, bare, plain(bare), spoken.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''), letters(lower), letters(spoken)]
    .flatMap((core) => [core, unit(core)])
    .filter((core) => core.length >= 3 && core.length * 2 >= Math.min(lower.length, 12))
}

const letters = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '')

const spokenFor: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }

/** Digits and signs read as the letters that they stand for. */
function plain(text: string): string {
  return text.replaceAll(/[013457@$!]/g, (sign) => spokenFor[sign] ?? sign)
}

/** `abcabcabc` is `abc`. */
function unit(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text
}

const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol',
  'qazwsxedcrfvtgbyhnujmikolp',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9j0',
  'aabbccddeeffgghhiijj',
  '112233445566778899',
]
const lines = rows.flatMap((row) => [row, Array.from(row).toReversed().join('')])

/** One sign again and again, a walk over the keyboard, a date, or two of these after one another. */
function isPattern(text: string): boolean {
  if (text.length < 4) return false
  if (new Set(text).size <= 2) return true
  if (unit(text).length * 2 <= text.length && unit(text).length <= 4) return true
  if (/^(19|20)?\d{2}(0?[1-9]|1[0-2])(0?[1-9]|[12]\d|3[01])$/.test(text)) return true
  if (/^(0?[1-9]|[12]\d|3[01])[./-]?(0?[1-9]|1[0-2])[./-]?(19|20)\d{2}$/.test(text)) return true
  return walks(text)
}

function walks(text: string): boolean {
  let rest = text
  while (rest.length > 0) {
    const step = longestStep(rest)
    if (step < 3) return false
    rest = rest.slice(step)
  }
  return true
}

/** How far the text goes along one line. */
function longestStep(text: string): number {
  let length = Math.min(text.length, 34)
  while (length >= 3 && !lines.some((line) => line.includes(text.slice(0, length)))) length -= 1
  return length
}

/** Without the familiar words hardly anything is left. */
function isFamiliar(text: string, { name, email }: Familiar): boolean {
  const [mailbox = '', domain = ''] = email.toLowerCase().split('@')
  const words = ['attache', 'attaché', ...parts(name.toLowerCase()), mailbox, ...parts(mailbox), ...parts(domain)]
  const given = text.toLowerCase()
  const left = words
    .filter((word) => word.length >= 3)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), given)
  return left !== given && left.replaceAll(/[^\p{L}]/gu, '').length < 4 && left.length < shortestPassword
}

const parts = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u)
