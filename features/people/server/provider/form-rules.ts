import { z } from 'zod'
import { longestPassword, whyNotPassword } from './password-rules.ts'

type Given = { name?: string; email?: string; password?: string }
type Rule = 'name' | 'email' | 'password' | 'given-password'

/** What is wrong with the input, by field. */
export function whatIsWrong(given: Given, rules: readonly Rule[]): Record<string, string> {
  const found = rules.map((rule) => [rule === 'given-password' ? 'password' : rule, check(rule, given)])
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined))
}

function check(rule: Rule, { name = '', email = '', password = '' }: Given): string | undefined {
  if (rule === 'name') return whyNotName(name.trim())
  if (rule === 'email') return whyNotEmail(email.trim())
  if (rule === 'given-password') return whyNotGiven(password)
  return password === '' ? 'Choose a password.' : whyNotPassword(password, { name, email })
}

/** Longer than ours may be, it cannot be right, and hashing it would only cost. */
function whyNotGiven(password: string): string | undefined {
  if (password === '') return 'Enter your password.'
  return password.length > 4 * longestPassword ? 'This is longer than a password can be.' : undefined
}

const longestName = 100
const longestEmail = 254

function whyNotName(name: string): string | undefined {
  if (name === '') return 'Enter your name.'
  if (Array.from(name).length > longestName) return `Use at most ${longestName} characters.`
  return /\p{Cc}/u.test(name) ? 'Leave out line breaks and other control characters.' : undefined
}

function whyNotEmail(email: string): string | undefined {
  if (email === '') return 'Enter your e-mail.'
  const fits = email.length <= longestEmail && z.email().safeParse(email).success
  return fits ? undefined : 'This is not an e-mail address such as you@example.com.'
}
