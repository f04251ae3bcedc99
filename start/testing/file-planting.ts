import { openDesk } from './desk.ts'
import { createFileDesk } from './file-reversals.ts'
import type { Stage } from './stage.ts'

/** Files, folders and tags with planted names, and what each action on them needs, called by others. */
export function createFilePlanting({ stage, mark }: { stage: Pick<Stage, 'node' | 'ana' | 'act'>; mark: string }) {
  const desk = createFileDesk(stage)
  /** The file that was planted last. */
  const kept = { id: '' }
  let folders = 0
  async function plantFile() {
    const { body } = await openDesk(stage.node, stage.ana.id).send({ name: `${mark}.pdf`, type: 'application/pdf' })
    kept.id = body.file.id
    return { ...kept }
  }
  async function plantFolder() {
    folders += 1
    return { id: await desk.folder(`${mark} plans ${folders}`) }
  }
  const files = async () => ({ files: [(await plantFile()).id] })
  const fileActs: Record<string, () => Promise<object>> = {
    'documents.delete-file': plantFile,
    async 'documents.restore-file'() {
      const { id } = await plantFile()
      await stage.act('documents.delete-file', { id })
      return { id }
    },
    'documents.rename-file': async () => ({ ...(await plantFile()), name: 'Plan.pdf' }),
    'documents.move-files': async () => ({ ...(await files()), folder: (await plantFolder()).id }),
    'documents.tag-files': async () => ({ ...(await files()), add: ['Later'] }),
    'documents.delete-files': files,
    'documents.add-folder': async () => ({ name: 'Tea' }),
    'documents.change-folder': async () => ({ ...(await plantFolder()), name: 'Milk' }),
    'documents.delete-folder': plantFolder,
    async 'documents.rename-tag'() {
      await plantFile()
      await desk.tagLast(`${mark} tag`)
      return { tag: `${mark} tag`, name: 'Tea' }
    },
  }
  return { kept, plantFile, plantFolder, fileActs }
}
