/** Where a provider sends people back to, with a code and a state in the address. */
const arrivalPath = '/auth/callback'
const taken = 'arrival'

/**
 * Runs in the page's head, before the page asks for anything: what a provider wrote into the address would otherwise be
 * told to whatever is loaded, and kept by the history.
 */
export const arrivalScript = `if(location.pathname.startsWith('${arrivalPath}')){window.${taken}=location.search;history.replaceState(null,'','${arrivalPath}')}`

/** What was taken out of the address; it is handed out once. */
export function takeArrival(): URLSearchParams {
  const query: unknown = Reflect.get(window, taken)
  Reflect.deleteProperty(window, taken)
  return new URLSearchParams(typeof query === 'string' ? query : '')
}
