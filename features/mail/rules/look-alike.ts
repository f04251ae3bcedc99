/** Letters of other alphabets that look like those of ours, and what they look like. */
const twins = new Map<string, string>(
  Array.from(
    'аaеeоoрpсcхxуyіiјjѕsһhԁdԛqԝwвbкkмmнhтtαaεeοoρpνvτtκkιiυuɡgıiłløođdħhßb'.matchAll(/(.)([a-z])/gv),
    ([, from = '', to = '']) => [from, to],
  ),
)

/** As a hasty reader sees it: “rnicrosoft” and “m1crosoft” are one with “microsoft”. */
function skeleton(domain: string): string {
  const letters = Array.from(
    domain.normalize('NFKD').replaceAll(/\p{M}/gv, ''),
    (letter) => twins.get(letter) ?? letter,
  )
  return letters
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')
    .replaceAll(/[0]/gv, 'o')
    .replaceAll(/[1iíl\|]/gv, 'l')
    .replaceAll(/[\-_]/gv, '')
}

export function domainOf(address: string): string {
  return address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
    .slice(0, 253)
}

/** Providers whose names differ from each other by a letter. */
const providers = new Set(['gmail.com', 'ymail.com', 'mail.com', 'email.com', 'aol.com', 'aim.com', 'icloud.com'])

/** A domain, and as a hasty reader sees it. */
export type KnownDomain = { name: string; seen: string }

/** Each once. */
export function knownDomains(names: readonly string[]): KnownDomain[] {
  return [...new Set(names)].map((name) => ({ name, seen: skeleton(name) }))
}

/** The known domain that another one looks like without being it, or within it. */
export function imitated(domain: string, known: readonly KnownDomain[]): string | undefined {
  if (providers.has(domain) || known.some(({ name }) => isWithin(domain, name))) return undefined
  const seen = skeleton(domain)
  return known.find(
    (each) =>
      each.name.includes('.') && (each.seen === seen || isOneOff(domain, each.name) || namesIt(domain, each.name)),
  )?.name
}

export function isWithin(domain: string, known: string): boolean {
  return domain === known || domain.endsWith(`.${known}`)
}

/** “northwind.example.evil.example” and “northwind-billing.example”. */
function namesIt(domain: string, known: string): boolean {
  const [name = '', ...rest] = known.split('.')
  if (domain.startsWith(`${known}.`) || domain.includes(`.${known}.`)) return true
  return (
    name.length >= 5 &&
    rest.length > 0 &&
    domain.split('.').some((label) => label !== name && label.split('-').includes(name))
  )
}

/** One letter more, less, other or moved, in names long enough not to be alike by chance. */
function isOneOff(domain: string, known: string): boolean {
  if (known.length < 8 || Math.abs(domain.length - known.length) > 1) return false
  let begin = 0
  while (begin < domain.length && domain[begin] === known[begin]) begin += 1
  let [end, knownEnd] = [domain.length, known.length]
  while (end > begin && knownEnd > begin && domain[end - 1] === known[knownEnd - 1]) {
    end -= 1
    knownEnd -= 1
  }
  const [left, right] = [domain.slice(begin, end), known.slice(begin, knownEnd)]
  if (/\d/v.test(left + right) && /^\d*$/v.test(left) && /^\d*$/v.test(right)) return false
  return (
    Math.max(left.length, right.length) <= 1 || (left.length === 2 && left === `${right.charAt(1)}${right.charAt(0)}`)
  )
}
