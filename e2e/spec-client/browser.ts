/** A person before a browser without scripts, at whatever forms a provider shows: it keeps cookies and follows redirects. */
export type Browser = {
  open(address: string): Promise<Shown>
}

export type Shown = {
  address: string
  /** Follows the link with these words. */
  follow(words: string): Promise<Shown>
  /** Fills in the form by the names of its fields, and presses the button with these words. */
  submit(button: string, typed?: Record<string, string>): Promise<Shown>
}

/** Addresses at which it stops without a request, because the provider hands over there. */
export function openBrowser(stopAt: string): Browser {
  const cookies = new Map<string, string>()

  async function ask(address: string, form?: URLSearchParams): Promise<Shown> {
    if (address.startsWith(stopAt)) return show(address, '')
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, origin: new URL(address).origin }
    const answer = await fetch(address, { redirect: 'manual', headers, ...(form && { method: 'POST', body: form }) })
    for (const line of answer.headers.getSetCookie()) remember(line)
    const location = answer.headers.get('location')
    if (location !== null) return ask(new URL(location, address).href)
    const page = await answer.text()
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${page}`)
    return show(address, page)
  }

  function remember(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }

  function show(address: string, page: string): Shown {
    return {
      address,
      follow(words) {
        const link = elements(page, 'a').find(({ text }) => text === words)
        return ask(new URL(attribute(link, 'href'), address).href)
      },
      submit(words, typed = {}) {
        const form = elements(page, 'form').find(({ text }) => text.includes(words))
        const fields = new URLSearchParams()
        for (const [tag] of (form?.inside ?? '').matchAll(/<input\b[^>]*>/g))
          if (named(tag, 'name') !== undefined) fields.set(named(tag, 'name') ?? '', named(tag, 'value') ?? '')
        const button = elements(form?.inside ?? '', 'button').find(({ text }) => text === words)
        const name = named(button?.tag ?? '', 'name')
        if (name !== undefined) fields.set(name, named(button?.tag ?? '', 'value') ?? '')
        for (const [field, value] of Object.entries(typed)) fields.set(field, value)
        return ask(new URL(attribute(form, 'action'), address).href, fields)
      },
    }
  }

  return { open: (address) => ask(address) }
}

type Element = { tag: string; inside: string; text: string }

function elements(page: string, name: string): Element[] {
  const found = page.matchAll(new RegExp(`(<${name}\\b[^>]*>)([^]*?)</${name}>`, 'g'))
  return [...found].map(([, tag = '', inside = '']) => ({ tag, inside, text: inside.replace(/<[^>]*>/g, '').trim() }))
}

function attribute(element: Element | undefined, name: string): string {
  const value = named(element?.tag ?? '', name)
  if (value === undefined) throw new Error(`There is no such thing on the page (${name}).`)
  return value
}

function named(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')
}
