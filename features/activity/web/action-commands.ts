import type { Client } from '#foundation/web/http/client.ts'

export type ActionCommand = { word: string; title: string; hint: string }

/** Every action that a message can begin with. */
export async function readActionCommands(client: Client): Promise<ActionCommand[]> {
  const { listActionsRoute } = await import('../contract.ts')
  const actions = await client.call(listActionsRoute, {})
  return actions.flatMap(({ title, command }) => (command ? [{ title, ...command }] : []))
}
