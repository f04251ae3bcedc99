/**
 * An answer with an access token and no `token_type` is taken for a bearer token: RFC 6749, 5.1, requires the field, and
 * some providers leave it out all the same, for which openid-client would refuse them.
 */
export async function asBearer(answer: Response): Promise<Response> {
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('access_token' in body) || 'token_type' in body) return answer
  return Response.json({ ...body, token_type: 'Bearer' }, { status: answer.status })
}
