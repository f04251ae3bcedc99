import { Buffer } from 'node:buffer'
import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; content: string; isStored?: boolean }

const stored = 0
const deflated = 8
/** 1 January 1980, the first day that a ZIP file can name. */
const firstDay = 0x00_21

/** A ZIP file of these texts. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const index: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const bytes = Buffer.from(entry.content)
    const packed = entry.isStored ? bytes : deflateRawSync(bytes)
    const fields = fieldsOf({ name, bytes, packed, method: entry.isStored ? stored : deflated })
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, name])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    index.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, rest, name]))
    parts.push(head, packed)
    offset += head.length + packed.length
  }
  return new Uint8Array(Buffer.concat([...parts, ...index, endOf(index, offset)]))
}

type Packed = { name: Buffer; bytes: Buffer; packed: Buffer; method: number }

/** What stands before each content, and again in the index. */
function fieldsOf({ name, bytes, packed, method }: Packed): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  // The name is UTF-8.
  fields.writeUInt16LE(0x08_00, 2)
  fields.writeUInt16LE(method, 4)
  fields.writeUInt16LE(firstDay, 8)
  fields.writeUInt32LE(crc32(bytes), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(bytes.length, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

function endOf(index: readonly Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(18)
  end.writeUInt16LE(index.length, 4)
  end.writeUInt16LE(index.length, 6)
  end.writeUInt32LE(Buffer.concat(index).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([Buffer.from('PK\u0005\u0006'), end])
}
