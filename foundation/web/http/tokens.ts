/** Where the client gets its access token, and how it gets the next one. Nothing comes back when there is none. */
export type TokenSource = {
  accessToken(): string | undefined
  refresh(): Promise<string | undefined>
}

/** One refresh at a time; a call that was refused with an older token takes the one that is there by now. */
export function shareRefresh(tokens: TokenSource): (refused: string | undefined) => Promise<string | undefined> {
  let running: Promise<string | undefined> | undefined

  return async (refused) => {
    const current = tokens.accessToken()
    if (!running && current !== undefined && current !== refused) return current
    running ??= tokens.refresh().finally(() => {
      running = undefined
    })
    return running
  }
}
