import { report } from '#foundation/web/report.ts'
import { createTopic } from '#foundation/web/live/topic.ts'
import type { Colour } from './pieces.ts'

/** The highlighter, loaded when code is first shown; `undefined` until then. */
export function highlighter(): Colour | undefined {
  return colour
}

export function whenHighlighter(run: () => void): () => void {
  loading ??= load()
  return arrived.listen(run)
}

/** The display name of a language if we know one; empty if none was given. */
export function languageName(written: string): string {
  const [word = ''] = written
    .trim()
    .toLowerCase()
    .split(/[\s{,:]/)
  return names[word] ?? word.replaceAll(/[^\w+#.-]/g, '').slice(0, 30)
}

let colour: Colour | undefined
let loading: Promise<void> | undefined
const arrived = createTopic<void>()

async function load(): Promise<void> {
  try {
    const { colourCode } = await import('./colour-code.ts')
    colour = colourCode
    arrived.tell()
  } catch (error) {
    report('Code stays without colours', error)
    loading = undefined
  }
}

const names: Partial<Record<string, string>> = {
  js: 'JavaScript',
  mjs: 'JavaScript',
  jsx: 'JavaScript',
  javascript: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  typescript: 'TypeScript',
  py: 'Python',
  python: 'Python',
  sh: 'Shell',
  bash: 'Shell',
  zsh: 'Shell',
  shell: 'Shell',
  console: 'Shell',
  json: 'JSON',
  json5: 'JSON',
  sql: 'SQL',
  html: 'HTML',
  xml: 'HTML',
  svg: 'HTML',
  css: 'CSS',
  yaml: 'YAML',
  yml: 'YAML',
  md: 'Markdown',
  markdown: 'Markdown',
  java: 'Java',
  go: 'Go',
  golang: 'Go',
  diff: 'Diff',
  patch: 'Diff',
}
