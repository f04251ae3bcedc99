import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

export type Encoded = Partial<Record<Encoding, Buffer>>

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

/** Compressed as small as it goes, once ever: what was made before is found in the folder by its content. */
export async function compress(body: Buffer, cacheDirectory: string): Promise<Encoded> {
  const name = nameOf(body)
  const made = await Promise.all(
    encodings.map(async (encoding): Promise<[Encoding, Buffer]> => {
      const file = join(cacheDirectory, `${name}.${encoding}`)
      return [encoding, (await readKept(file)) ?? (await keep(file, await compressors[encoding](body)))]
    }),
  )
  return Object.fromEntries(made.filter(([, encoded]) => encoded.length < body.length))
}

/** Lets go of what was compressed for an earlier build. */
export async function forgetOthers(bodies: Buffer[], cacheDirectory: string): Promise<void> {
  const names = new Set(bodies.map(nameOf))
  const kept = await readdir(cacheDirectory)
  const others = kept.filter((file) => !names.has(file.split('.', 1)[0] ?? ''))
  await Promise.all(others.map((file) => rm(join(cacheDirectory, file))))
}

function nameOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex')
}

const encodings: readonly Encoding[] = ['br', 'gzip']

async function readKept(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Under its name only when it is whole. */
async function keep(file: string, encoded: Buffer): Promise<Buffer> {
  const aside = `${file}.${randomUUID()}`
  await writeFile(aside, encoded)
  await rename(aside, file)
  return encoded
}

/** The best of what there is that the client takes (RFC 9110, section 12.5.3); none of it: as it is. */
export function chooseEncoding(accepted: string | undefined, encoded: Encoded): Encoding | undefined {
  if (!accepted) return undefined
  const weights = new Map(accepted.split(',').map(weigh))
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const [best] = encodings
    .filter((encoding) => encoded[encoding] && weightOf(encoding) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one))
  return best
}

function weigh(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight ? Number(weight.slice(2)) : 1]
}
