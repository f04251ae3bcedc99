import { existsSync } from 'node:fs'
import { chown, constants, copyFile, link, mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies a folder that may change meanwhile: what vanishes on the way is left out. */
export async function copyTree(from: string, to: string, leaves: (path: string) => boolean = () => false) {
  await copyFolder({ from, to, leaves, take: copyOwned }, '')
}

/** The same for files that never change: both trees share them on the disk, where it can do that. Adds to what is there. */
export async function linkTree(from: string, to: string, leaves: (path: string) => boolean = () => false) {
  if (existsSync(from)) await copyFolder({ from, to, leaves, take: linkOrCopy }, '')
}

/** Puts every file and folder of a tree safely on the disk. */
export async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (let start = 0; start < entries.length; start += atOnce) {
    await Promise.all(entries.slice(start, start + atOnce).map((entry) => flush(join(entry.parentPath, entry.name))))
  }
  await flush(folder)
}

/** Each holds a file open. */
const atOnce = 32

type Copying = {
  from: string
  to: string
  leaves: (path: string) => boolean
  take: (from: string, to: string) => Promise<void>
}

async function copyFolder(copying: Copying, inside: string): Promise<void> {
  const { from, to, leaves, take } = copying
  await mkdir(join(to, inside), { recursive: true, mode: 0o700 })
  const entries = await readdir(join(from, inside), { withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(inside, entry.name)
      if (leaves(path)) return
      if (entry.isDirectory()) await unlessGone(copyFolder(copying, path))
      if (entry.isFile()) await unlessGone(take(join(from, path), join(to, path)))
    }),
  )
}

/** The copy is ours: for root, Node would keep the owner of the original. */
async function copyOwned(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  await chown(to, process.getuid?.() ?? 0, process.getgid?.() ?? 0)
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  if (existsSync(to)) return
  await link(from, to).catch(async (error: unknown) => {
    if (!(error instanceof Error && 'code' in error) || error.code === 'ENOENT') throw error
    // Another disk, or one that knows no links.
    await copyOwned(from, to)
  })
}

async function unlessGone(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

async function flush(path: string): Promise<void> {
  await using file = await open(path, 'r')
  await file.sync()
}
