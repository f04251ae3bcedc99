import { sizeInWords } from '#foundation/contract/size.ts'
import { type Block, inSteps, type Reader, type Source } from '../block.ts'
import type { Kind } from '../kind.ts'
import { Refusal, refusals } from '../refusal.ts'
import { openZip, type Zip, type ZipEntry } from '../zip.ts'

type ReaderOf = (source: Pick<Source, 'bytes' | 'name'>) => Promise<Reader & { kind: Kind }>
type Unread = { name: string; sentence: string }

/** Further files of an archive are listed, and not read. */
const mostRead = 500

/** Which files are in an archive, then what each of them says, with its name as the place. */
export function createArchiveReader(readerOf: ReaderOf): Reader {
  return {
    unit: 'parts',
    async *read({ bytes }) {
      const zip = await openZip(bytes)
      const files = zip.entries.filter(isFile)
      const unread: Unread[] = files.slice(mostRead).map(({ name }) => ({ name, sentence: tooMany }))
      let done = 0
      for (const { blocks } of inSteps(files.map(listed)))
        yield { done: (done += 1), most: done + files.length, blocks }
      for (const [at, { name }] of files.slice(0, mostRead).entries()) {
        const read = await blocksIn(zip, name, readerOf)
        if ('sentence' in read) unread.push(read)
        else
          for (const part of inSteps(read.blocks)) {
            done += 1
            yield { done, most: done + part.most - part.done + files.length - at - 1, blocks: part.blocks }
          }
      }
      return { note: noteOf(files, unread) }
    },
  }
}

const tooMany = `Only the first ${mostRead} files of an archive are read.`

/** Folders, and what macOS keeps beside each file, are no files of the person. */
function isFile({ name }: ZipEntry): boolean {
  return !name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$)/v.test(name)
}

function listed({ name, bytes }: ZipEntry): Block {
  return { kind: 'row', text: `${name}\t${sizeInWords(bytes)}`, place: { columns: ['Name', 'Size'] } }
}

/** What one of the files says, or why it is not read; that is no reason to refuse the others. */
async function blocksIn(zip: Zip, name: string, readerOf: ReaderOf): Promise<{ blocks: Block[] } | Unread> {
  try {
    const bytes = await zip.read(name)
    if (!bytes) return { name, sentence: refusals.damaged }
    const { kind, read } = await readerOf({ bytes, name })
    if (kind === 'archive') return { name, sentence: 'An archive in an archive is not opened.' }
    const blocks: Block[] = [{ kind: 'heading', text: name, level: 1, place: { entry: name } }]
    const steps = read({ bytes, name, from: 0 })
    for await (const step of steps) {
      for (const block of step.blocks) blocks.push(placed(block, name))
    }
    return { blocks }
  } catch (error) {
    return { name, sentence: error instanceof Refusal ? error.message : refusals.damaged }
  }
}

/** Below the name of its file. */
function placed(block: Block, entry: string): Block {
  return { ...block, level: (block.level ?? 1) + 1, place: { ...block.place, entry } }
}

const mostNamed = 3

function noteOf(files: readonly ZipEntry[], unread: readonly Unread[]): string | undefined {
  if (files.length === 0) return 'The archive is empty.'
  if (unread.length === 0) return undefined
  const bySentence = Map.groupBy(unread, ({ sentence }) => sentence)
  const told = [...bySentence].map(([sentence, these]) => {
    const names = these.slice(0, mostNamed).map(({ name }) => `“${name}”`)
    const more = these.length > names.length ? ` and ${these.length - names.length} more` : ''
    return `${names.join(', ')}${more}: ${sentence}`
  })
  return `Of ${files.length} files in it, ${unread.length} ${unread.length === 1 ? 'is' : 'are'} not read. ${told.join(' ')}`.slice(
    0,
    900,
  )
}
