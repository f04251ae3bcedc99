import { Buffer } from 'node:buffer'
import { crc32, deflateRawSync } from 'node:zlib'

/** An archive of these files, packed. `lie`: how large it says that each of them is. */
export function zipOf(files: Readonly<Record<string, string>>, lie?: number): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const index: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(lie ?? bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name)])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    index.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, Buffer.from(name)]))
    parts.push(head, packed)
    offset += head.length + packed.length
  }
  const directory = Buffer.concat(index)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(index.length, 4)
  end.writeUInt16LE(index.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...parts, directory, Buffer.from('PK\u0005\u0006'), end]))
}
