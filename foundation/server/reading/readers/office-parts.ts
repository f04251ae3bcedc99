import { dirname, join } from 'node:path/posix'
import { parseXml } from '../xml.ts'
import type { Zip } from '../zip.ts'

/** The title that the author gave the file, if any. */
export async function titleIn(zip: Zip): Promise<string | undefined> {
  const core = (await zip.read('docProps/core.xml')) ?? (await zip.read('meta.xml'))
  if (!core) return undefined
  let [title, isTitle] = ['', false]
  parseXml(core, {
    open: (name) => (isTitle = name === 'title'),
    close: () => (isTitle = false),
    text(text) {
      if (isTitle) title += text
    },
  })
  return title.trim() === '' ? undefined : title.trim().slice(0, 300)
}

export type Related = { id: string; type: string; path: string }

/** What a part of an Office file leads to, in the order in which it says so. */
export async function relatedTo(zip: Zip, path: string): Promise<Related[]> {
  const name = join(dirname(path), '_rels', `${path.slice(path.lastIndexOf('/') + 1)}.rels`)
  const content = await zip.read(name)
  const found: Related[] = []
  if (!content) return found
  parseXml(content, {
    open(tag, { Id: id, Type: type = '', Target: target = '', TargetMode: mode }) {
      if (tag !== 'Relationship' || id === undefined || mode === 'External') return
      const to = target.startsWith('/') ? target.slice(1) : join(dirname(path), target)
      found.push({ id, type: type.slice(type.lastIndexOf('/') + 1), path: to })
    },
  })
  return found
}
