import type { ProviderInfo } from '../../contract.ts'

/** Whoever vouches for people here. By hand, because the shapes of the contract weigh more than all of this page. */
export async function fetchProvider(): Promise<ProviderInfo> {
  const response = await fetch('/v1/auth/provider', { headers: { accept: 'application/json' } }).catch(
    (error: unknown) => {
      throw new Error('The server cannot be reached. Check your connection and try again.', { cause: error })
    },
  )
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok && isProvider(body)) return body
  throw new Error(detailOf(body) ?? 'The server is not available right now. Try again in a moment.')
}

function isProvider(body: unknown): body is ProviderInfo {
  const fields = ['name', 'authorizationEndpoint', 'clientId', 'scope'] as const
  return isObject(body) && isObject(body['extra']) && fields.every((field) => typeof body[field] === 'string')
}

function detailOf(body: unknown): string | undefined {
  return isObject(body) && typeof body['detail'] === 'string' ? body['detail'] : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
