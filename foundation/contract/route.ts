import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One HTTP call, described once: the server validates against it, the browser's client takes its types from it, and the
 * OpenAPI document is generated from it. Path parameters are written `{id}`, as in OpenAPI.
 */
export type Route = {
  method: Method
  path: `/${string}`
  summary: string
  /** `person` asks for a bearer access token; `public` lets everyone in. */
  access: 'person' | 'public'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /**
   * JSON by default. `form` is what browsers and OAuth clients post (`application/x-www-form-urlencoded`). `bytes` are
   * streamed to the handler (`application/octet-stream`), so there is no `body` to check.
   */
  bodyType?: 'json' | 'form' | 'bytes'
  /** Absent: the answer has no body (204). */
  answer?: z.ZodType
  /** The media type of a file that is answered instead. */
  file?: string
  /** Parts of that file can be asked for with a `Range` header. */
  ranges?: true
  /** An HTML document of others, for a frame, is answered instead: inert, under a policy of its own. */
  document?: true
  /** 200, or 204 without an answer, unless stated. */
  status?: number
  /** Calls a minute from one address, if lower than the limit for all routes together. */
  perAddress?: number
  /** In bytes; 1 MiB unless stated. */
  bodyLimit?: number
}

/** Keeps the exact types of the shapes, so that both sides infer from them. */
export function defineRoute<const R extends Route>(route: R): R {
  return route
}

type Shape<R, K extends string, Side extends 'input' | 'output'> =
  R extends Record<K, infer S extends z.ZodType>
    ? { [_ in K]: Side extends 'input' ? z.input<S> : z.output<S> }
    : unknown

/** What a caller hands over. */
export type RouteInput<R> = Shape<R, 'params', 'input'> & Shape<R, 'query', 'input'> & Shape<R, 'body', 'input'>

/** What a handler receives, checked. */
export type RouteParts<R> = Shape<R, 'params', 'output'> & Shape<R, 'query', 'output'> & Shape<R, 'body', 'output'>

/**
 * A file download: its name, its size if known, and a stream of its bytes. `tag` changes whenever the file does; a
 * client that sends the current tag gets no body.
 */
export type FileAnswer = {
  name: string
  bytes?: number
  tag?: string
  content: AsyncIterable<Uint8Array>
  /** From the byte `from` up to, but not including, `to`. Needs `bytes`, and a `tag` of exactly these bytes. */
  part?: (span: { from: number; to: number }) => AsyncIterable<Uint8Array>
}

/** The whole document, and whether its pictures may come from elsewhere. */
export type DocumentAnswer = { html: string; pictures: 'own' | 'any' }

/** What a caller gets back. */
export type RouteAnswer<R> = R extends { answer: infer S extends z.ZodType } ? z.output<S> : void

/** What a handler returns; unknown fields are never sent. */
export type RouteResult<R> = R extends { file: string }
  ? FileAnswer
  : R extends { document: true }
    ? DocumentAnswer
    : R extends { answer: infer S extends z.ZodType }
      ? z.input<S>
      : void
