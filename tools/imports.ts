import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type ParseResult, parseSync } from 'vite'

/** One import as it stands in a file. `inside` ones name a file of ours, the others a package. */
export type Import = { from: string; to: string; typeOnly: boolean; inside: boolean }

export function readImports(root: string): Import[] {
  return sourceFiles(root).flatMap((from) => importsOf(from, readFileSync(join(root, from), 'utf8')))
}

export function sourceFiles(root: string): string[] {
  return globSync('{features,foundation,start}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('+types'))
}

/** What the machine reads: every comment is blank, so that nothing hides in one and none is taken for code. */
export function codeOf(file: string, text: string): string {
  return withoutComments(text, parsed(file, text))
}

function parsed(file: string, text: string): ParseResult {
  const result = parseSync(file, text)
  const [error] = result.errors
  if (error) throw new Error(`${file} cannot be read: ${error.message}`)
  return result
}

/** Everything else stays at its place. */
function withoutComments(text: string, { comments }: ParseResult): string {
  let [code, done] = ['', 0]
  for (const { start, end } of comments) {
    code += text.slice(done, start) + text.slice(start, end).replace(/[^\n]/g, ' ')
    done = end
  }
  return code + text.slice(done)
}

const statement = /^(?:import|export)\b(\s+type\b)?/

function importsOf(from: string, text: string): Import[] {
  const result = parsed(from, text)
  const code = withoutComments(text, result)
  const { staticImports, staticExports, dynamicImports } = result.module
  const named = [
    ...staticImports.map(({ start, moduleRequest }) => ({ start, target: moduleRequest.value })),
    ...staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? { start, target: moduleRequest.value } : [])),
    ),
  ].map(({ start, target }) => toImport(from, target, Boolean(statement.exec(code.slice(start))?.[1])))
  const lazy = dynamicImports.map(({ moduleRequest: { start, end } }) => unquoted(code.slice(start, end)))
  const ofTypes = [...code.matchAll(/\bimport\(\s*(['"][^'"]+['"])/g)].map(([, target = '']) => unquoted(target))
  return [...named, ...[...new Set([...lazy, ...ofTypes])].map((target) => toImport(from, target, false))]
}

/** An import whose target is made up at run time stays as it is written, which is no name that anybody allows. */
function unquoted(expression: string): string {
  return /^(['"])(?<target>[^'"]+)\1$/.exec(expression.trim())?.groups?.['target'] ?? expression
}

function toImport(from: string, target: string, typeOnly: boolean): Import {
  const [path = target] = target.split('?')
  if (path.startsWith('#')) return { from, to: path.slice(1), typeOnly, inside: true }
  if (path.startsWith('.')) return { from, to: normalize(join(dirname(from), path)), typeOnly, inside: true }
  return { from, to: path, typeOnly, inside: false }
}
