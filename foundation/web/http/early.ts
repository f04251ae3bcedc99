import { storedUserKey } from '../session/mark.ts'

const held = 'earlyRead'

/** The address of a page, as the source of a regular expression, and what it reads first: `$1` is the address's part. */
export type FirstRead = { address: string; path: string }

type EarlyRead = { path: string; token: string; answer: Promise<Response | undefined> }

/**
 * Runs in the page's head: what the page is known to ask for first is asked for while its scripts are on their way. In
 * old browsers' words, because nothing compiles it.
 */
export function earlyScript({ address, path }: FirstRead): string {
  return `try{let t=JSON.parse(localStorage.getItem('${storedUserKey}')).state.user.backendResponse.access_token,p=location.pathname,m=new RegExp('${address}');if(t&&!location.search&&m.test(p)){p=p.replace(m,'${path}');window.${held}={path:p,token:t,answer:fetch(p,{headers:{accept:'application/json',authorization:'Bearer '+t}}).catch(function(){})}}}catch(e){}`
}

/** What came of it, for whoever asks for just that first; whoever comes later asks anew. */
export function takeEarly(path: string, token: string | undefined): Promise<Response | undefined> | undefined {
  const early = Reflect.get(globalThis, held) as EarlyRead | undefined
  if (early === undefined || early.path !== path) return undefined
  Reflect.deleteProperty(globalThis, held)
  return early.token === token ? early.answer : undefined
}
