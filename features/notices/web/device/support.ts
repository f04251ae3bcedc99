/** Whether this browser can show notices while the app is closed, or why not. */
export type Support = 'ready' | 'blocked' | 'not-secure' | 'install-first' | 'missing'

export type Browser = {
  isSecure: boolean
  /** An iPhone or iPad. */
  isApple: boolean
  /** Opened from the home screen or the dock instead of in a tab. */
  isInstalled: boolean
  hasPush: boolean
  permission: 'default' | 'granted' | 'denied' | undefined
}

/** The first thing to fix comes first. */
export function supportIn({ isSecure, isApple, isInstalled, hasPush, permission }: Browser): Support {
  if (!isSecure) return 'not-secure'
  if (isApple && !isInstalled && !hasPush) return 'install-first'
  if (!hasPush) return 'missing'
  return permission === 'denied' ? 'blocked' : 'ready'
}

export const supportWords: Record<Exclude<Support, 'ready'>, string> = {
  blocked:
    'This browser was told to show no notices of this site. Allow them in its settings for this site, then load this page again.',
  'not-secure':
    'Browsers take notices only over https, or on the machine on which the server runs. This address is neither.',
  'install-first':
    'On an iPhone or iPad this works in the installed app: open the Share menu, choose Add to Home Screen, and turn notices on from there.',
  missing: 'This browser cannot show notices of a closed tab. In a private window most cannot.',
}

/** What came of the browser's question, other than a yes. */
export const refusalWords = {
  denied: 'Your browser was told no. Allow notices in its settings for this site to change that.',
  default: 'The question was closed, so nothing was changed.',
}

/** An iPad claims to be a Mac, but has a touch screen. */
export function lookAtBrowser(): Browser {
  const { userAgent, maxTouchPoints } = navigator
  return {
    isSecure: isSecureContext,
    isApple: /iPhone|iPad/.test(userAgent) || (/Mac OS X/.test(userAgent) && maxTouchPoints > 1),
    isInstalled: matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true,
    hasPush: 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
    permission: 'Notification' in globalThis ? Notification.permission : undefined,
  }
}
