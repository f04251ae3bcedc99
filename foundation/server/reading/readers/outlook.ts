import { type Block, inSteps, type Reader } from '../block.ts'
import { type Compound, openCompound, type Storage } from '../compound.ts'
import { decodeText } from '../decoding.ts'
import { blocksOfHtml } from './html-blocks.ts'
import { mailBlocks, nameAndAddress } from './mail-blocks.ts'
import { paragraphsOf } from './text.ts'

/** The numbers by which Outlook calls what a mail has. */
const properties = {
  subject: '0037',
  senderName: '0C1A',
  senderAddress: '5D01',
  senderOldAddress: '0C1F',
  to: '0E04',
  cc: '0E03',
  text: '1000',
  html: '1013',
  sent: '0039',
  received: '0E06',
  recipientKind: '0C15',
  name: '3001',
  address: '39FE',
  oldAddress: '3003',
  fileName: '3707',
  shortFileName: '3704',
} as const

/** A mail that Outlook saved. */
export const outlookReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    const file = openCompound(bytes)
    const { root } = file
    const mail = textsIn(file, root)
    const fixed = fixedIn(file, root, 32)
    const recipients = [...foldersOf(root, '__recip_version1.0_')].map((folder) => recipientIn(file, folder))
    const listed = (kind: number): string =>
      recipients.flatMap((each) => (each.kind === kind ? each.words : [])).join(', ')
    const subject = mail('subject')
    yield* inSteps(
      mailBlocks({
        subject,
        from: nameAndAddress(mail('senderName'), mail('senderAddress') || plainAddress(mail('senderOldAddress'))),
        to: listed(1) || mail('to'),
        cc: listed(2) || mail('cc'),
        date: dateOf(fixed('sent') ?? fixed('received')),
        said: saidIn(file, root),
        attached: [...foldersOf(root, '__attach_version1.0_')].flatMap((folder) => fileNameIn(file, folder)),
      }),
    )
    return { title: subject === '' ? undefined : subject.slice(0, 300) }
  },
}

type Texts = (property: keyof typeof properties) => string

/** Texts are streams; the end of a stream's name says in which encoding. */
function textsIn(file: Compound, { streams }: Storage): Texts {
  return (property) => {
    const begin = `__substg1.0_${properties[property]}`
    const wide = streams.get(`${begin}001F`)
    if (wide) return new TextDecoder('utf-16le').decode(file.read(wide)).replace(/\0+$/v, '')
    const narrow = streams.get(`${begin}001E`)
    return narrow ? decodeText(file.read(narrow)).replace(/\0+$/v, '') : ''
  }
}

/** Numbers and times stand together in one stream, sixteen bytes each, after a header. */
function fixedIn(file: Compound, { streams }: Storage, headerBytes: number) {
  const stream = streams.get('__properties_version1.0')
  const bytes = stream ? file.read(stream) : new Uint8Array()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const values = new Map<string, bigint>()
  for (let at = headerBytes; at + 16 <= bytes.length; at += 16) {
    const id = view
      .getUint16(at + 2, true)
      .toString(16)
      .toUpperCase()
      .padStart(4, '0')
    values.set(id, view.getBigUint64(at + 8, true))
  }
  return (property: keyof typeof properties): bigint | undefined => values.get(properties[property])
}

function foldersOf({ storages }: Storage, begin: string): Storage[] {
  const names = [...storages.keys()].filter((name) => name.startsWith(begin)).toSorted()
  return names.flatMap((name) => storages.get(name) ?? [])
}

function recipientIn(file: Compound, folder: Storage): { kind: number; words: string } {
  const text = textsIn(file, folder)
  const kind = Number(fixedIn(file, folder, 8)('recipientKind') ?? 1n)
  return { kind, words: nameAndAddress(text('name'), text('address') || plainAddress(text('oldAddress'))) }
}

/** Within a company the old address is a path in its directory, which tells nobody anything. */
function plainAddress(address: string): string {
  return address.includes('@') ? address : ''
}

function saidIn(file: Compound, root: Storage): readonly Block[] {
  const text = textsIn(file, root)
  if (text('text').trim() !== '') return paragraphsOf(text('text'))
  const html = root.streams.get(`__substg1.0_${properties.html}0102`)
  return blocksOfHtml(html ? decodeText(file.read(html)) : text('html')).blocks
}

function fileNameIn(file: Compound, folder: Storage): string[] {
  const text = textsIn(file, folder)
  const name = text('fileName') || text('shortFileName') || text('name')
  return name === '' ? [] : [name]
}

/** Outlook counts steps of a ten-millionth of a second since 1601. */
function dateOf(time: bigint | undefined): string {
  if (time === undefined) return ''
  const milliseconds = Number(time / 10_000n) - 11_644_473_600_000
  return Math.abs(milliseconds) < 8.64e15 ? new Date(milliseconds).toISOString() : ''
}
