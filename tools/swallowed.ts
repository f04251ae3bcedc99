import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { sourceFiles } from './imports.ts'

/** Every place that catches an error, does nothing with it and gives no reason, as `file:line`. */
export function findSwallowed(root: string): string[] {
  return sourceFiles(root).flatMap((file) =>
    swallowedIn(file, readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  )
}

/** The lines of one file. A comment within the statement, or in the line above it, counts as the reason. */
export function swallowedIn(file: string, text: string): number[] {
  if (!text.includes('catch')) return []
  const found: number[] = []
  const { program, comments } = parseSync(file, text)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const explained = new Set(comments.flatMap(({ start, end }) => [lineAt(start), lineAt(end) + 1]))
  const note = (start: number, end: number) => {
    const [first, last] = [lineAt(start), lineAt(end)]
    for (let line = first; line <= last; line += 1) if (explained.has(line)) return
    found.push(last)
  }
  new Visitor({
    CatchClause({ start, end, body }) {
      if (body.body.length === 0) note(start, end)
    },
    CallExpression({ start, end, callee, arguments: [handler] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (callee.property.name === 'catch' && isEmpty(handler) && !readsJson(callee.object)) note(start, end)
    },
  }).visit(program)
  return found
}

/** `() => {}`, `() => undefined` */
function isEmpty(handler: ESTree.Argument | undefined): boolean {
  if (handler?.type !== 'ArrowFunctionExpression') return false
  const { body } = handler
  if (body.type === 'BlockStatement') return body.body.length === 0
  return body.type === 'Identifier' && body.name === 'undefined'
}

/** The return value tells invalid JSON apart, so it needs no words. */
function readsJson(object: ESTree.Expression | ESTree.Super): boolean {
  return (
    object.type === 'CallExpression' &&
    object.callee.type === 'MemberExpression' &&
    object.callee.property.type === 'Identifier' &&
    object.callee.property.name === 'json'
  )
}
