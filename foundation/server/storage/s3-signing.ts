import { createHash, createHmac } from 'node:crypto'

/** How an S3-compatible store is reached. */
export type S3Settings = { endpoint: URL; bucket: string; key: string; secret: string; region: string }

export type S3Request = {
  method: 'GET' | 'PUT' | 'DELETE'
  /** Below the endpoint, percent-encoded. */
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array
}

/**
 * The address and headers of a request, signed with AWS Signature Version 4. `now` is the real time: stores refuse requests
 * that are some minutes off.
 */
export function sign(
  { endpoint, key, secret, region }: Omit<S3Settings, 'bucket'>,
  { method, path, query = {}, headers = {}, body = new Uint8Array() }: S3Request,
  now: Date,
): { url: string; headers: Record<string, string> } {
  const moment = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const day = moment.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const hash = hashOf(body)
  const signed: Record<string, string> = {
    ...headers,
    host: endpoint.host,
    'x-amz-content-sha256': hash,
    'x-amz-date': moment,
  }
  const names = Object.keys(signed).toSorted()
  const queryText = Object.keys(query)
    .toSorted()
    .map((name) => `${encode(name)}=${encode(query[name] ?? '')}`)
    .join('&')
  const lines = names.map((name) => `${name}:${signed[name]}`)
  const canonical = [method, path, queryText, ...lines, '', names.join(';'), hash].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, hashOf(canonical)].join('\n')
  const dayKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (previous, part) => createHmac('sha256', previous).update(part).digest(),
    `AWS4${secret}`,
  )
  const signature = createHmac('sha256', dayKey).update(toSign).digest('hex')
  // The client writes the host itself.
  const { host: _host, ...sent } = signed
  return {
    url: `${endpoint.origin}${path}${queryText === '' ? '' : `?${queryText}`}`,
    headers: {
      ...sent,
      authorization: `AWS4-HMAC-SHA256 Credential=${key}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
    },
  }
}

/** Percent-encodes everything except the unreserved characters of RFC 3986, as the signature requires. */
export function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
