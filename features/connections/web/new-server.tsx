import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import type { Connection, Kind, Server } from '../contract.ts'
import { useAddServer, useFindServers } from './connections.ts'
import { ServerFields } from './server-fields.tsx'
import { Steps } from './steps.tsx'

type NewServerProps = { connection: Connection; use: Kind['uses'][number]; onDone: () => void }

/** A server for something that the account could not do yet, such as sending. */
export function NewServer({ connection: { id, kind, address, provider }, use, onDone }: NewServerProps) {
  const needsPassword = provider === null
  const [written, setWritten] = useState<Server>()
  const [secret, setSecret] = useState('')
  const { mutate: find, data: known } = useFindServers()
  const add = useAddServer()
  const look = useEffectEvent(() => find({ kind, address }))
  useEffect(() => look(), [])
  const empty: Server = { use: use.use, host: '', port: use.ports.tls, security: 'tls' }
  const server = written ?? known?.servers.find((each) => each.use === use.use) ?? empty
  function send(event: SyntheticEvent): void {
    event.preventDefault()
    add.mutate(
      { id, server, ...(needsPassword && { secret }) },
      { onSuccess: ({ connection }) => connection && onDone() },
    )
  }
  return (
    <form onSubmit={send} noValidate className="grid max-w-110 gap-3">
      <ServerFields use={use} server={server} onChange={setWritten} />
      {needsPassword && (
        <TextField
          label={`Password of ${address}`}
          type="password"
          autoComplete="off"
          value={secret}
          description="Asked for again, because this server is told it too."
          onChange={({ target }) => setSecret(target.value)}
        />
      )}
      <FailureNote error={add.error} />
      {add.data?.connection === null && <Steps steps={add.data.steps} />}
      <div className={formEnd}>
        <Button onClick={onDone}>Cancel</Button>
        <Button
          type="submit"
          busy={add.isPending}
          disabled={(needsPassword && secret === '') || server.host.trim() === ''}
        >
          Try and save
        </Button>
      </div>
    </form>
  )
}
