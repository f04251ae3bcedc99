import { expect, test } from 'vitest'
import { type Browser, type Support, supportIn } from './support.ts'

const desktop: Browser = { isSecure: true, isApple: false, isInstalled: false, hasPush: true, permission: 'default' }

test.each<[string, Partial<Browser>, Support]>([
  ['a browser of today', {}, 'ready'],
  ['one that was told no', { permission: 'denied' }, 'blocked'],
  ['an address of the own network without https', { isSecure: false, hasPush: false }, 'not-secure'],
  ['a tab on an iPhone', { isApple: true, hasPush: false }, 'install-first'],
  ['the installed app on an iPhone', { isApple: true, isInstalled: true }, 'ready'],
  ['an installed app on an old iPhone', { isApple: true, isInstalled: true, hasPush: false }, 'missing'],
  ['a private window', { hasPush: false }, 'missing'],
])('%s is recognised', (_, browser, support) => {
  expect(supportIn({ ...desktop, ...browser })).toBe(support)
})
