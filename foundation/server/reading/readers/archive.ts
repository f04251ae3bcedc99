import { sizeInWords } from '#foundation/contract/size.ts'
import { type Block, inSteps, type Reader } from '../block.ts'
import { openZip } from '../zip.ts'

/** Which files are in an archive, and how large they are; they are not unpacked. */
export const archiveReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    const { entries } = await openZip(bytes)
    const files = entries.filter(({ name }) => !name.endsWith('/'))
    yield* inSteps(
      files.map(({ name, bytes: size }): Block => {
        return { kind: 'row', text: `${name}\t${sizeInWords(size)}`, place: { columns: ['Name', 'Size'] } }
      }),
    )
    const locked = entries.some(({ isEncrypted }) => isEncrypted) ? ' It is encrypted.' : ''
    return { note: `An archive: the names of its files are read, not what is in them.${locked}` }
  },
}
