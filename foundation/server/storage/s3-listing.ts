import { SaxesParser } from 'saxes'
import { Failure } from '#foundation/contract/failure.ts'
import type { StoredObject } from './object-store.ts'

/** Reads an answer to ListObjectsV2. `next`: where the following page begins, if there is one. */
export function listingOf(xml: string): { objects: StoredObject[]; next: string | undefined } {
  const objects: StoredObject[] = []
  let next: string | undefined
  let fields: Record<string, string> = {}
  let text = ''
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    text = ''
    if (name === 'Contents') fields = {}
  })
  parser.on('text', (more) => void (text += more))
  parser.on('closetag', ({ name }) => {
    if (name === 'NextContinuationToken') next = text
    else if (name === 'Contents') objects.push(objectOf(fields))
    else fields[name] = text
    text = ''
  })
  parser.on('error', (cause) => {
    throw new Failure('unavailable', 'The S3 store answered with a list that cannot be read.', { cause })
  })
  parser.write(xml).close()
  return { objects, next }
}

function objectOf({
  Key: key = '',
  Size: size = '',
  LastModified: changed = '',
}: Record<string, string>): StoredObject {
  return { key, bytes: Number(size), changedAt: new Date(changed) }
}
