/** What must be the same person's when they come back: kept for this tab alone, until it is used. */
export type Attempt = Record<keyof typeof keys, string | null>

const keys = {
  state: 'oauth_state',
  verifier: 'oauth_code_verifier',
  redirectUri: 'oauth_redirect_uri',
  nonce: 'oauth_nonce',
}

export function storeAttempt({ state, verifier, redirectUri, nonce }: Record<keyof Attempt, string>): void {
  sessionStorage.setItem(keys.state, state)
  sessionStorage.setItem(keys.verifier, verifier)
  sessionStorage.setItem(keys.redirectUri, redirectUri)
  sessionStorage.setItem(keys.nonce, nonce)
}

export function readAttempt(): Attempt {
  return {
    state: sessionStorage.getItem(keys.state),
    verifier: sessionStorage.getItem(keys.verifier),
    redirectUri: sessionStorage.getItem(keys.redirectUri),
    nonce: sessionStorage.getItem(keys.nonce),
  }
}

export function forgetAttempt(): void {
  for (const key of Object.values(keys)) sessionStorage.removeItem(key)
}
