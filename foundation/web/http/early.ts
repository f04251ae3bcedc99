import { storedUserKey } from '../session/mark.ts'

const held = 'earlyRead'

/** The address of a page, as the source of a regular expression, and what it reads first: `$1` is the address's part. */
export type FirstRead = { address: string; path: string }

type EarlyRead = {
  path: string
  token: string
  /** The id of the person whose token it is. */
  person: string | undefined
  answer: Promise<Response | undefined>
  /** What the answer says, once the page has looked into it before its code is there. */
  value?: unknown
}

/**
 * Runs in the page's head: what the page is known to ask for first is asked for while its scripts are on their way. In
 * old browsers' words, because nothing compiles it.
 */
export function earlyScript({ address, path }: FirstRead): string {
  return `try{let b=JSON.parse(localStorage.getItem('${storedUserKey}')).state.user.backendResponse,t=b.access_token,p=location.pathname,m=new RegExp('${address}');if(t&&!location.search&&m.test(p)){p=p.replace(m,'${path}');window.${held}={path:p,token:t,person:(b.user||{}).id,answer:fetch(p,{headers:{accept:'application/json',authorization:'Bearer '+t}}).catch(function(){})}}}catch(e){}`
}

/** What came of it, for whoever asks for just that first; whoever comes later asks anew. */
export function takeEarly(path: string, token: string | undefined): Promise<Response | undefined> | undefined {
  const early = find()
  if (early === undefined || early.path !== path) return undefined
  Reflect.deleteProperty(globalThis, held)
  return early.token === token ? early.answer : undefined
}

/** Looks into the answer and keeps what it says; nothing where there is none. */
export async function lookIntoEarly(): Promise<unknown> {
  const early = find()
  const answer = await early?.answer
  if (early === undefined || !answer?.ok) return undefined
  early.value = await answer.clone().json()
  return early.value
}

/** What the page has looked into by now, for this person; it is handed out once. */
export function takeEarlyValue(person: string): unknown {
  const early = find()
  if (early?.value === undefined || early.person !== person) return undefined
  Reflect.deleteProperty(globalThis, held)
  return early.value
}

function find(): EarlyRead | undefined {
  return Reflect.get(globalThis, held) as EarlyRead | undefined
}
