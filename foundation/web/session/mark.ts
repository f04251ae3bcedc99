/** Where the browser keeps who is signed in. */
export const storedUserKey = 'user-data'

/**
 * Runs in the page's head, so that a written page shows at once what it shows to somebody who is signed in. What is
 * marked is the html element; `in-data-user:` in a class list means just that.
 */
export const signedInScript = `try{if(JSON.parse(localStorage.getItem('${storedUserKey}')).state.user)document.documentElement.dataset.user='stored'}catch{}`

export function markSignedIn(signedIn: boolean): void {
  if (signedIn) document.documentElement.dataset['user'] = 'stored'
  else delete document.documentElement.dataset['user']
}
