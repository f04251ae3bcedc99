import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { sourceFiles } from './imports.ts'

/** A regular expression in production code. `line` is where the code writes or builds it. */
export type Pattern = { file: string; line: number; source: string; flags: string }

/** A call of `RegExp`. Only running the code tells which pattern it builds. */
export type Built = { file: string; line: number }

export function readPatterns(root: string): { written: Pattern[]; built: Built[] } {
  const written: Pattern[] = []
  const built: Built[] = []
  for (const file of sourceFiles(root).filter((each) => !isTest(each))) {
    const text = readFileSync(join(root, file), 'utf8')
    const lineAt = (start: number) => text.slice(0, start).split('\n').length
    const call = (node: ESTree.NewExpression | ESTree.CallExpression) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp')
        built.push({ file, line: lineAt(node.start) })
    }
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const { pattern, flags } = node.regex
        written.push({ file, line: lineAt(node.start), source: pattern, flags })
      },
      NewExpression: call,
      CallExpression: call,
    }).visit(parseSync(file, text).program)
  }
  return { written, built }
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing(?:[-/]|\.ts$)|\.cases\.ts$|\.d\.ts$/.test(file)
}

/** Reads a text with a pattern as the code does: from match to match if its flags say so. */
export function readerOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): (text: string) => unknown {
  const pattern = new RegExp(source, flags)
  if (pattern.sticky) return (text) => readInSteps(pattern, text)
  return pattern.global ? (text) => text.replace(pattern, '') : (text) => pattern.test(text)
}

function readInSteps(pattern: RegExp, text: string): void {
  for (let at = 0; at < text.length;) {
    pattern.lastIndex = at
    at += Math.max(1, pattern.exec(text)?.[0].length ?? 0)
  }
}
