import { storedUserKey } from './mark.ts'

/** The home of the signed-in app. */
export const home = '/assistant'

/** Where a tab stores the path a person was going to when they had to sign in first, and who that was. */
export const returnKeys = { path: 'return_to', person: 'return_for' }

/**
 * Runs in the page's head: without a stored user, a page that requires sign-in redirects before anything is painted or
 * fetched. `SignedIn` does the same once the page's code runs.
 */
export const gateScript = `try{let p=location.pathname,u;try{u=JSON.parse(localStorage.getItem('${storedUserKey}')).state.user}catch(e){}if(!u&&(p==='${home}'||p.startsWith('${home}/'))){sessionStorage.setItem('${returnKeys.path}',p+location.search);sessionStorage.removeItem('${returnKeys.person}');location.replace('/auth')}}catch(e){}`
