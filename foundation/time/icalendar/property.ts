/** One content line: `DTSTART;TZID=Europe/Vienna:20260329T093000`. Names are in capitals. */
export type Property = { name: string; parameters: Map<string, string[]>; value: string }

const none: ReadonlyMap<string, string[]> = new Map()

/** Nothing comes back of a line that says nothing: without a name, or without a colon. */
export function readProperty(line: string): Property | undefined {
  const end = nameEnd(line)
  const name = line.slice(0, end).replaceAll(/\s/g, '').toUpperCase()
  if (name === '' || !/^[\w.-]+$/.test(name)) return undefined
  if (line[end] === ':') return { name, parameters: none as Map<string, string[]>, value: line.slice(end + 1) }
  const parameters = new Map<string, string[]>()
  const colon = readParameters(line, end, parameters)
  return colon === undefined ? undefined : { name, parameters, value: line.slice(colon + 1) }
}

export function writeProperty({ name, parameters, value }: Property): string {
  const written = [...parameters].map(([key, values]) => `;${key}=${values.map(quoted).join(',')}`)
  return `${name}${written.join('')}:${value}`
}

export function parameterOf(property: Property, name: string): string | undefined {
  return property.parameters.get(name)?.[0]
}

/** What a text means: its escapes resolved, and quoted-printable of older files as well. */
export function textOf(property: Property): string {
  const value =
    parameterOf(property, 'ENCODING')?.toUpperCase() === 'QUOTED-PRINTABLE'
      ? fromQuotedPrintable(property.value)
      : property.value
  return shown(unescapeText(value))
}

/** Without what no screen shows. */
export function shown(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n]/gu, '')
}

export function unescapeText(value: string): string {
  if (!value.includes('\\')) return value
  return value.replaceAll(/\\([nN,;:"\\])/g, (_, character: string) => (/[nN]/.test(character) ? '\n' : character))
}

export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

function nameEnd(line: string): number {
  for (let at = 0; at < line.length; at += 1) if (line[at] === ';' || line[at] === ':') return at
  return line.length
}

/** Fills them in and answers where the colon is; nothing where there is none. */
function readParameters(line: string, start: number, parameters: Map<string, string[]>): number | undefined {
  let at = start
  while (line[at] === ';') {
    const equals = at + 1 + line.slice(at + 1).search(/[=;:]/)
    if (equals === at) return undefined
    if (line[equals] !== '=') {
      at = equals
      continue
    }
    const name = line
      .slice(at + 1, equals)
      .trim()
      .toUpperCase()
    const { values, end } = readValues(line, equals + 1)
    const known = parameters.get(name)
    if (known !== undefined) for (const value of values) known.push(value)
    else if (name !== '') parameters.set(name, values)
    at = end
  }
  return line[at] === ':' ? at : undefined
}

function readValues(line: string, start: number): { values: string[]; end: number } {
  const values: string[] = []
  let at = start
  for (;;) {
    const quoteAt = /^\s*"/.exec(line.slice(at, at + 8))
    const close = quoteAt === null ? -1 : line.indexOf('"', at + quoteAt[0].length)
    if (quoteAt !== null && close !== -1) {
      values.push(uncareted(line.slice(at + quoteAt[0].length, close)))
      at = close + 1
      while (at < line.length && !/[,;:]/.test(line[at] ?? '')) at += 1
    } else {
      const rest = line.slice(at).search(/[,;:]/)
      const end = rest === -1 ? line.length : at + rest
      values.push(uncareted(line.slice(at, end).trim()))
      at = end
    }
    if (line[at] !== ',') return { values, end: at }
    at += 1
  }
}

function quoted(value: string): string {
  const careted = value.replaceAll('^', '^^').replaceAll('\n', '^n').replaceAll('"', "^'")
  return /[,;:\s]/.test(careted) ? `"${careted}"` : careted
}

/** RFC 6868: what cannot stand in a parameter is written with a caret. */
function uncareted(value: string): string {
  if (!value.includes('^')) return value
  return value.replaceAll(/\^([n^'])/g, (_, mark: string) => (mark === 'n' ? '\n' : mark === "'" ? '"' : '^'))
}

function fromQuotedPrintable(value: string): string {
  const joined = value.replaceAll(/=\r?\n?$/g, '').replaceAll(/=(?![\dA-Fa-f]{2})/g, '')
  const octets = [...joined.matchAll(/=([\dA-Fa-f]{2})|([^=]+)/g)].flatMap(([, code, plain]) =>
    code === undefined ? [...new TextEncoder().encode(plain)] : [Number.parseInt(code, 16)],
  )
  return new TextDecoder().decode(Uint8Array.from(octets))
}
