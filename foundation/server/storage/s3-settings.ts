import { z } from 'zod'
import type { S3Settings } from './s3-signing.ts'

const endpoint = z.string().transform((text, context) => {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username) return url
  context.addIssue('must be an address such as https://s3.eu-central-1.amazonaws.com or http://127.0.0.1:9000.')
  return z.NEVER
})

const word = z
  .string()
  .trim()
  .refine((text) => /^[\x21-\x7E]+$/.test(text), 'must be one word of plain characters, without spaces.')

export const s3Shape = {
  S3_ENDPOINT: endpoint.optional(),
  S3_BUCKET: z
    .string()
    .refine((text) => /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(text), {
      error: ({ input }) =>
        `must be the name of a bucket, in small letters, digits and dashes, not "${String(input)}".`,
    })
    .optional(),
  S3_KEY: word.optional(),
  S3_SECRET: word.optional(),
  S3_REGION: word.default('us-east-1'),
}

type Given = z.infer<z.ZodObject<typeof s3Shape>>

/** All of it or nothing; a sentence if something is missing. */
export function readS3(given: Given): S3Settings | undefined | string {
  const { S3_ENDPOINT: endpointUrl, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret, S3_REGION: region } = given
  const parts = { S3_ENDPOINT: endpointUrl, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret }
  const missing = Object.entries(parts).filter(([, value]) => value === undefined)
  if (missing.length === 4) return undefined
  if (endpointUrl && bucket !== undefined && key !== undefined && secret !== undefined)
    return { endpoint: endpointUrl, bucket, key, secret, region }
  return `An S3 store needs ${missing.map(([name]) => name).join(' and ')}, too.`
}
