import type { Activity } from '#features/activity/contract.ts'
import type { KeptFile, Places } from '#features/documents/contract.ts'
import { openDesk } from './desk.ts'
import type { Stage } from './stage.ts'
import type { Case } from './task-reversals.ts'

const files = '/v1/documents/files'

/** A person's files and folders, for tests over everything. */
export function createFileDesk(stage: Pick<Stage, 'node' | 'ana' | 'act'>) {
  async function send(name = 'Plan.pdf'): Promise<Activity> {
    const { body } = await openDesk(stage.node, stage.ana.id).send({ name, type: 'application/pdf' })
    return (await stage.ana.call<Activity>('GET', `/v1/activity/${body.activity}`)).body
  }
  async function newest(): Promise<string> {
    return (await stage.ana.call<KeptFile[]>('GET', files)).body[0]?.id ?? ''
  }
  async function file(name?: string): Promise<string> {
    await send(name)
    return newest()
  }
  return {
    send,
    newest,
    file,
    deleted: async (): Promise<{ id: string }> => {
      const id = await file()
      await stage.act('documents.delete-file', { id })
      return { id }
    },
    /** Returns its id. */
    async folder(name = 'Finance'): Promise<string> {
      await stage.act('documents.add-folder', { name })
      const { body } = await stage.ana.call<Places>('GET', '/v1/documents/places')
      return body.folders.find((each) => each.name === name)?.id ?? ''
    },
    renameLast: async () => void (await stage.act('documents.rename-file', { id: await newest(), name: 'Other.pdf' })),
    tagLast: async (tag: string) =>
      void (await stage.act('documents.tag-files', { files: [await newest()], add: [tag] })),
  }
}

/** Everything in the documents that can be undone. */
export function fileReversals(stage: Stage, undoFirst: Case['meddle']): Record<string, Case> {
  const desk = createFileDesk(stage)
  const one = async (more: object) => ({ files: [await desk.file()], ...more })
  const filed = async () => {
    const folder = await desk.folder()
    await stage.act('documents.move-files', { files: [await desk.file()], folder })
    return { id: folder }
  }
  const renameFolder = async () => {
    const { body } = await stage.ana.call<Places>('GET', '/v1/documents/places')
    await stage.act('documents.change-folder', { id: body.folders[0]?.id, name: 'Other' })
  }
  return {
    'documents.keep-file': { input: async () => ({}), act: () => desk.send(), meddle: desk.renameLast },
    'documents.rename-file': {
      input: async () => ({ id: await desk.file(), name: 'Offer.pdf' }),
      meddle: desk.renameLast,
    },
    'documents.restore-file': { input: desk.deleted, meddle: undoFirst },
    'documents.delete-file': { input: async () => ({ id: await desk.file() }), meddle: undoFirst },
    'documents.move-files': {
      input: async () => one({ folder: await desk.folder() }),
      meddle: async () => stage.act('documents.move-files', { files: [await desk.newest()], folder: null }),
    },
    'documents.tag-files': { input: () => one({ add: ['urgent', 'Finance'] }), meddle: () => desk.tagLast('late') },
    'documents.delete-files': { input: () => one({}), meddle: undoFirst },
    'documents.add-folder': { input: async () => ({ name: 'Finance' }), meddle: renameFolder },
    'documents.change-folder': { input: async () => ({ ...(await filed()), name: 'Money' }), meddle: renameFolder },
    'documents.delete-folder': { input: filed, meddle: undoFirst },
    'documents.rename-tag': {
      async input() {
        await desk.file()
        await desk.tagLast('urgent')
        return { tag: 'urgent', name: 'late' }
      },
      meddle: () => desk.tagLast('urgent'),
    },
    'documents.load-sample': { input: async () => ({}), meddle: desk.renameLast },
    'documents.remove-sample': {
      input: () => stage.act('documents.load-sample', {}).then(() => ({})),
      meddle: undoFirst,
    },
  }
}
