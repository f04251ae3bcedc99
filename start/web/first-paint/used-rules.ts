/**
 * The rules of a style sheet that a page's first paint needs: those for its classes, without web fonts, print rules,
 * unused animations and unused properties.
 */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  const kept = write(read(css), classes)
  const named = (name: string): boolean => kept.includes(name)
  const rest = read(css).flatMap(({ head, body }) => {
    const [, rule, name = ''] = /^@(property|keyframes)\s+(\S+)$/.exec(head) ?? []
    return rule !== undefined && body !== undefined && named(name) ? `${head}{${body}}` : []
  })
  return kept + rest.join('')
}

/** All classes in a piece of HTML. */
export function classesIn(html: string): Set<string> {
  const lists = html.matchAll(/\sclass="([^"]*)"/g)
  return new Set([...lists].flatMap(([, list = '']) => unescapeHtml(list).split(/\s+/)))
}

/** A rule with a body, or a statement without one. */
type Rule = { head: string; body: string | undefined }

function write(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map(({ head, body }) => {
      if (body === undefined) return isStatement(head) ? `${head};` : ''
      if (head.startsWith('@')) return writeAtRule(head, body, classes)
      return head
        .split(',')
        .reduce<string[]>(joinWithinBrackets, [])
        .some((selector) => fits(selector, classes))
        ? `${head}{${body}}`
        : ''
    })
    .join('')
}

function writeAtRule(head: string, body: string, classes: ReadonlySet<string>): string {
  if (head === '@font-face') return body.includes('local(') ? `${head}{${body}}` : ''
  if (/^@(?:property|keyframes|page)\b/.test(head) || head === '@media print') return ''
  const inner = write(read(body), classes)
  return inner === '' ? '' : `${head}{${inner}}`
}

function isStatement(head: string): boolean {
  return head.startsWith('@layer')
}

/** `:is(a,b)` is one selector despite its comma. */
function joinWithinBrackets(selectors: string[], piece: string): string[] {
  const last = selectors.at(-1)
  const isOpen = last !== undefined && count(last, /(?<!\\)\(/g) > count(last, /(?<!\\)\)/g)
  return isOpen || last?.endsWith('\\') ? [...selectors.slice(0, -1), `${last},${piece}`] : [...selectors, piece]
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

function fits(selector: string, classes: ReadonlySet<string>): boolean {
  const wanted = selector.replaceAll(/:not\([^()]*\)|(?<!\\)\[[^[\]]*\]/g, '')
  return classNames(wanted).every((name) => classes.has(name))
}

function classNames(selector: string): string[] {
  return [...selector.matchAll(/(?<!\\)\.((?:\\[0-9a-f]{1,6} |\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(?:([0-9a-f]{1,6}) |(.))/g, (_, code: string | undefined, character: string) =>
      code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  )
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** The rules of one level, in order. */
function read(css: string): Rule[] {
  const rules: Rule[] = []
  let from = 0
  while (from < css.length) {
    const end = find(css, from, /[{;]/)
    const head = css.slice(from, end).trim()
    if (css[end] !== '{') {
      if (head !== '') rules.push({ head, body: undefined })
      from = end + 1
      continue
    }
    const close = closing(css, end + 1)
    rules.push({ head, body: css.slice(end + 1, close) })
    from = close + 1
  }
  return rules
}

/** The end of the block that begins here. */
function closing(css: string, from: number): number {
  let depth = 1
  let at = from
  while (at < css.length) {
    at = find(css, at, /[{}]/)
    depth += css[at] === '{' ? 1 : -1
    if (depth === 0) return at
    at += 1
  }
  return at
}

/** The next such character that is not escaped, in a string or in brackets. */
function find(css: string, from: number, wanted: RegExp): number {
  let quote = ''
  let brackets = 0
  for (let at = from; at < css.length; at++) {
    const character = css.charAt(at)
    if (character === '\\') at += 1
    else if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '(') brackets += 1
    else if (character === ')') brackets -= 1
    else if (brackets === 0 && wanted.test(character)) return at
  }
  return css.length
}
