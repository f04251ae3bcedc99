/**
 * Names and paths of the cookies of sign-in. Under https a browser keeps a `__Host-` cookie from this very host alone, so
 * that no neighbour below the same domain can plant one; that takes the path `/`. The two that belong to one sign-in each
 * keep a path of their own, so that two windows do not take each other's: theirs is `__Secure-`. On this machine, without
 * https, browsers refuse both prefixes.
 */
export type Cookies = {
  form: string
  device: string
  session: string
  interaction: string
  resume: string
  /** Of all but the last two. */
  path: string
  secure: boolean
}

export function cookiesAt({ protocol }: URL): Cookies {
  const secure = protocol === 'https:'
  const [host, ours] = secure ? ['__Host-', '__Secure-'] : ['', '']
  return {
    form: `${host}attache_form`,
    device: `${host}attache_device`,
    session: `${host}attache_idp`,
    interaction: `${ours}attache_interaction`,
    resume: `${ours}attache_resume`,
    path: secure ? '/' : '/idp',
    secure,
  }
}
