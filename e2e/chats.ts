import type { Page } from '@playwright/test'

const path = '/v1/conversations/conversations/'

export type Made = { id: string; title: string }

/** Chats as another device of the same person would make them. */
export async function makeChats(page: Page, names: readonly string[]): Promise<Made[]> {
  const made: Made[] = []
  for (const title of names) made.push(await call(page, 'POST', path, { title }))
  return made
}

export async function call<Answer>(page: Page, method: string, address: string, data?: object): Promise<Answer> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('user-data') ?? '{}').state.user.backendResponse.access_token as string,
  )
  const headers = { authorization: `Bearer ${token}` }
  const response = await page.request.fetch(address, { method, headers, ...(data && { data }) })
  if (!response.ok()) throw new Error(`${method} ${address} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

/** As another device would, with twenty awaiting their answers at any time. */
export async function sendAll(
  page: Page,
  chat: Pick<Made, 'id'> | undefined,
  contents: readonly string[],
): Promise<void> {
  await page.evaluate(
    async ({ id, texts }) => {
      const { access_token } = JSON.parse(localStorage.getItem('user-data') ?? '{}').state.user.backendResponse
      const socket = new WebSocket(`/v1/ws?token=${access_token}`)
      const left = [...texts]
      await new Promise<void>((resolve, reject) => {
        let open = texts.length
        const send = (count: number): void => {
          for (const content of left.splice(0, count))
            socket.send(JSON.stringify({ type: 'user_message', conversation_id: id, content }))
        }
        socket.addEventListener('message', ({ data }) => {
          const { type, position, detail } = JSON.parse(data)
          if (type === 'hello') socket.send(JSON.stringify({ type: 'resume', position }))
          if (type === 'hello') send(20)
          if (type === 'answer/end') send(1)
          if (type === 'answer/end' && --open === 0) resolve()
          if (type === 'error') reject(new Error(detail))
        })
        socket.addEventListener('close', () => reject(new Error('closed')))
      })
      socket.close()
    },
    { id: chat?.id, texts: contents },
  )
}

export const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })

export const recents = (page: Page) => sidebar(page).getByRole('navigation', { name: 'Recents' })

/** The titles in the list, from above, as far as they are drawn. */
export async function titles(page: Page): Promise<string[]> {
  return recents(page).getByRole('link').allInnerTexts()
}
