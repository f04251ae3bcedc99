/** What must be the same person's when they come back: kept for this tab alone, until it is used. */
export type Attempt = { state: string | null; verifier: string | null; redirectUri: string | null }

const keys = { state: 'oauth_state', verifier: 'oauth_code_verifier', redirectUri: 'oauth_redirect_uri' }

export function storeAttempt({ state, verifier, redirectUri }: Record<keyof Attempt, string>): void {
  sessionStorage.setItem(keys.state, state)
  sessionStorage.setItem(keys.verifier, verifier)
  sessionStorage.setItem(keys.redirectUri, redirectUri)
}

export function readAttempt(): Attempt {
  return {
    state: sessionStorage.getItem(keys.state),
    verifier: sessionStorage.getItem(keys.verifier),
    redirectUri: sessionStorage.getItem(keys.redirectUri),
  }
}

export function forgetAttempt(): void {
  for (const key of Object.values(keys)) sessionStorage.removeItem(key)
}
