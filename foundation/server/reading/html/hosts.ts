/** The host that a text says it is: “www.example.com/news” or “https://example.com”. */
export function hostNamed(text: string): string | undefined {
  const [, host] =
    /^\s*(?:https?:\/\/)?((?:[\p{L}\d\-]{1,63}\.){1,5}\p{L}{2,20})(?:[\/:?#]|\s*$)/iv.exec(text.slice(0, 400)) ?? []
  return host?.toLowerCase()
}

/** The same host, or one within the other: “www.example.com” and “example.com”. */
export function isSameSite(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)
}

/** The host that a link really leads to, in the letters of the network: look-alike letters show as `xn--`. */
export function hostOf(href: string): string | undefined {
  if (!/^\s*https?:/iv.test(href)) return undefined
  try {
    return new URL(href.trim()).hostname
  } catch {
    // It leads nowhere.
    return undefined
  }
}
