import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Built, Pattern } from './patterns.ts'

/** The patterns that calls of `RegExp` create when their files are loaded, in a process of their own. */
export function constructedPatterns(root: string, built: readonly Built[]): Pattern[] {
  const files = [...new Set(built.map(({ file }) => file))]
  const said = execFileSync(process.execPath, [fileURLToPath(import.meta.url), root, ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(said) as Pattern[]
}

async function load(root: string, files: readonly string[]): Promise<Pattern[]> {
  const found: Pattern[] = []
  const Native = RegExp
  globalThis.RegExp = new Proxy(Native, {
    construct: (target, given) => kept(Reflect.construct(target, given) as RegExp),
    apply: (target, self, given) => kept(Reflect.apply(target, self, given) as RegExp),
  })
  function kept(pattern: RegExp): RegExp {
    const caller = new Error('where').stack?.split('\n')[3] ?? ''
    const [, path, line] = /(file:[^():]*):(\d+):\d+/.exec(caller) ?? []
    const base = pathToFileURL(join(root, '/')).href
    if (path?.startsWith(base) && !path.includes('node_modules'))
      found.push({ file: path.slice(base.length), line: Number(line), source: pattern.source, flags: pattern.flags })
    return pattern
  }
  for (const file of files) await import(pathToFileURL(join(root, file)).href)
  return found
}

const [, script, root, ...files] = process.argv
if (script === import.meta.filename && root !== undefined) process.stdout.write(JSON.stringify(await load(root, files)))
