import { compoundOf, type Tree } from './compound.ts'

type Written = {
  subject?: string
  from?: [name: string, address: string]
  to?: [name: string, address: string][]
  cc?: [name: string, address: string][]
  sent?: string
  text?: string
  /** In the encoding of old Windows programs. */
  narrowText?: string
  html?: string
  attached?: string[]
}

/** A mail as Outlook saves it. */
export function outlookOf({ subject, from, to = [], cc = [], sent, text, narrowText, html, attached = [] }: Written) {
  const recipients = [...to.map((each) => [1, ...each] as const), ...cc.map((each) => [2, ...each] as const)]
  return compoundOf({
    ...texts({ '0037': subject, '0C1A': from?.[0], '5D01': from?.[1], '1000': text }),
    ...(narrowText !== undefined && { '__substg1.0_1000001E': Buffer.from(narrowText, 'latin1') }),
    ...(html !== undefined && { '__substg1.0_10130102': Buffer.from(html) }),
    '__properties_version1.0': fixed(32, sent === undefined ? [] : [[0x00_39, fileTime(sent)]]),
    ...numbered(
      '__recip_version1.0_',
      recipients.map(([kind, name, address]) => ({
        ...texts({ '3001': name, '39FE': address }),
        '__properties_version1.0': fixed(8, [[0x0c_15, BigInt(kind)]]),
      })),
    ),
    ...numbered(
      '__attach_version1.0_',
      attached.map((name) => texts({ '3707': name })),
    ),
  })
}

function texts(given: Record<string, string | undefined>): Tree {
  const all = Object.entries(given).flatMap(([id, text]) =>
    text === undefined ? [] : [[`__substg1.0_${id}001F`, Buffer.from(text, 'utf16le')] as const],
  )
  return Object.fromEntries(all)
}

function numbered(name: string, folders: readonly Tree[]): Tree {
  return Object.fromEntries(folders.map((folder, at) => [`${name}#${String(at).padStart(8, '0')}`, folder]))
}

function fixed(headerBytes: number, values: [id: number, value: bigint][]): Buffer {
  const bytes = Buffer.alloc(headerBytes + values.length * 16)
  for (const [index, [id, value]] of values.entries()) {
    bytes.writeUInt16LE(id, headerBytes + index * 16 + 2)
    bytes.writeBigUInt64LE(value, headerBytes + index * 16 + 8)
  }
  return bytes
}

function fileTime(iso: string): bigint {
  return BigInt(Date.parse(iso) + 11_644_473_600_000) * 10_000n
}
