const taken = 'arrival'

/**
 * Runs in the page's head, before the page asks for anything: what a provider wrote into the address would otherwise be
 * told to whatever is loaded, and kept by the history. Pages that providers send people back to end in `/callback`.
 */
export const arrivalScript = `if(/\\/callback\\/?$/.test(location.pathname)){window.${taken}=location.search;history.replaceState(null,'',location.pathname)}`

/** What was taken out of the address; it is handed out once. */
export function takeArrival(): URLSearchParams {
  const query: unknown = Reflect.get(window, taken)
  Reflect.deleteProperty(window, taken)
  return new URLSearchParams(typeof query === 'string' ? query : '')
}
