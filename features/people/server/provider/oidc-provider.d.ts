/** What we use of a library that brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export type Payload = Record<string, unknown>

  export type Adapter = {
    upsert(id: string, payload: Payload, expiresIn: number): Promise<void>
    find(id: string): Promise<Payload | undefined>
    findByUid(uid: string): Promise<Payload | undefined>
    findByUserCode(userCode: string): Promise<Payload | undefined>
    consume(id: string): Promise<void>
    destroy(id: string): Promise<void>
    revokeByGrantId(grantId: string): Promise<void>
  }

  type Stored = { jti: string; destroy(): Promise<void>; persist(): Promise<string> }

  export type Session = Stored & { uid: string; accountId?: string }

  export type Interaction = Stored & {
    uid: string
    returnTo: string
    prompt: { name: string; details: { missingOIDCScope?: string[] } }
    params: Record<string, string | undefined>
    session?: { uid: string; accountId: string } | undefined
    lastSubmission?: { login?: { accountId: string } }
    grantId?: string
  }

  export type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> }

  export type Context = {
    method: string
    path: string
    status: number
    type: string
    body: unknown
    set(name: string, value: string): void
    oidc: { result?: { login?: unknown }; entities: { AccessToken?: { jti: string } } }
  }

  export type Result =
    | { login: { accountId: string; remember: boolean; amr: string[] } }
    | { consent: { grantId: string } }
    | { error: string; error_description: string }

  type Check = object

  export const interactionPolicy: {
    base(): { get(name: string): { checks: { add(check: Check): void } } }
    Check: new (reason: string, description: string, error: string, check: (context: Context) => boolean) => Check
  }

  export const errors: { InvalidGrant: new (detail: string) => Error; SessionNotFound: new (detail: string) => Error }

  export class Provider {
    constructor(issuer: string, setup: object)
    proxy: boolean
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): this
    on(event: 'server_error', listener: (context: Context, error: Error) => void): this
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: Result,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<string>
    Grant: new (properties: { accountId: string; clientId: string }) => Grant
    Session: { findByUid(uid: string): Promise<Session | undefined> }
  }
}
