import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import go from 'highlight.js/lib/languages/go'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import type { Piece } from './pieces.ts'

/** The coloured pieces of the code, or the plain code in an unknown language. */
export function colourCode(code: string, language: string): Piece[] {
  if (!hljs.getLanguage(language) || !isWrittenInLines(code)) return [code]
  const { errorRaised, _emitter } = hljs.highlight(code, { language, ignoreIllegals: true })
  return errorRaised ? [code] : read(_emitter)
}

const longestLine = 300
const mostEmptyLines = 10

/** The library's time is more than linear in the length of a line and in the number of empty lines. */
function isWrittenInLines(code: string): boolean {
  let empty = 0
  return code.split('\n').every((line) => {
    empty = line.trim() === '' ? empty + 1 : 0
    return line.length <= longestLine && empty <= mostEmptyLines
  })
}

/** Collects pieces instead of the HTML that the library would write. */
class Pieces {
  private readonly whole: Piece[] = []
  private readonly open: Piece[][] = [this.whole]

  addText(text: string): void {
    if (text !== '') this.open.at(-1)?.push(text)
  }

  startScope(scope: string): void {
    const pieces: Piece[] = []
    this.open.at(-1)?.push({ scope, pieces })
    this.open.push(pieces)
  }

  endScope(): void {
    if (this.open.length > 1) this.open.pop()
  }

  /** Older names that the library still calls. */
  openNode(scope: string): void {
    this.startScope(scope)
  }

  closeNode(): void {
    this.endScope()
  }

  __addSublanguage(inner: object): void {
    this.open.at(-1)?.push(...read(inner))
  }

  finalize(): void {
    this.open.length = 1
  }

  /** Required by the library's interface. */
  toHTML(): string {
    return ''
  }

  pieces(): Piece[] {
    return this.whole
  }
}

function read(emitter: object): Piece[] {
  return emitter instanceof Pieces ? emitter.pieces() : []
}

hljs.configure({ __emitter: Pieces })
hljs.registerLanguage('shell', bash)
hljs.registerLanguage('css', css)
hljs.registerLanguage('diff', diff)
hljs.registerLanguage('go', go)
hljs.registerLanguage('java', java)
hljs.registerLanguage('javascript', javascript)
hljs.registerLanguage('json', json)
hljs.registerLanguage('markdown', markdown)
hljs.registerLanguage('python', python)
hljs.registerLanguage('sql', sql)
hljs.registerLanguage('typescript', typescript)
hljs.registerLanguage('html', xml)
hljs.registerLanguage('yaml', yaml)
