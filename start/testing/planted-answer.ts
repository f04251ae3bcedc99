import type { openStage } from './stage.ts'

/** A chat in which the assistant answered with this text. */
export async function plantAnswer({ ana, database }: ReturnType<typeof openStage>, text: string): Promise<void> {
  const { id } = await ana.begin('Yesterday')
  await ana.ask(id, 'Anything new?')
  await database.pool.query(
    `update messages set content = $1 where owner_id = $2 and conversation_id = $3 and role = 'assistant'`,
    [text, ana.id, id],
  )
}
