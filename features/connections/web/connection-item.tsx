import { type SyntheticEvent, useState } from 'react'
import { AlertDialog } from '#foundation/web/design/alert-dialog.tsx'
import { Badge } from '#foundation/web/design/badge.tsx'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import type { Connection, Kind, Provider } from '../contract.ts'
import { providerOf } from '../rules.ts'
import { usePause, useReconnect, useRemoveConnection } from './connections.ts'
import { LeftBehind } from './left-behind.tsx'
import { NewServer } from './new-server.tsx'
import { SignInButton } from './sign-in-button.tsx'
import { Steps } from './steps.tsx'
import { meansWords, stateWords, troubleWords } from './words.ts'

type ConnectionItemProps = {
  connection: Connection
  kind: Kind | undefined
  providers: readonly Provider[]
}

/** An account elsewhere, how its copy is, and what can be done about it. */
export function ConnectionItem({ connection, kind, providers }: ConnectionItemProps) {
  const { id, address, state } = connection
  const signsIn = providers.some(({ name }) => name === connection.provider)
  const pause = usePause()
  const [isChanging, setChanging] = useState(false)
  const [adding, setAdding] = useState<string>()
  const missing = (kind?.uses ?? []).filter(({ use }) => !connection.servers.some((each) => each.use === use))
  const added = missing.find(({ use }) => use === adding)
  const isPaused = state === 'paused'
  return (
    <li className="grid gap-3 border-t border-hairline py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {address}
          {isPaused && <Badge>Paused</Badge>}
          {state === 'refused' && <Badge kind="waiting">{signsIn ? 'Sign in again' : 'Needs a password'}</Badge>}
          {state === 'active' && connection.trouble !== null && <Badge kind="failed">Not reached</Badge>}
        </p>
        <div className="flex flex-wrap gap-2">
          {state !== 'refused' && (
            <Button busy={pause.isPending} onClick={() => pause.mutate({ id, paused: !isPaused })}>
              {isPaused ? 'Resume' : 'Pause'}
              <VisuallyHidden> {address}</VisuallyHidden>
            </Button>
          )}
          {!signsIn && (
            <Button onClick={() => setChanging(!isChanging)}>
              New password<VisuallyHidden> for {address}</VisuallyHidden>
            </Button>
          )}
          {missing.map(({ use, label }) => (
            <Button key={use} onClick={() => setAdding(adding === use ? undefined : use)}>
              Add {label.charAt(0).toLowerCase()}
              {label.slice(1)}
              <VisuallyHidden> to {address}</VisuallyHidden>
            </Button>
          ))}
          <Remove connection={connection} />
        </div>
      </div>
      <div className="grid gap-1 text-muted">
        <p className="wrap-anywhere">{meansWords(connection)}</p>
        <p>{stateWords(connection, { signsIn })}</p>
      </div>
      {troubleWords(connection).map((sentence) => (
        <p key={sentence} className="max-w-130 text-13 text-red">
          {sentence}
        </p>
      ))}
      {connection.given_up + connection.refused > 0 && <LeftBehind connection={connection} />}
      <FailureNote error={pause.error} />
      {added && <NewServer key={added.use} connection={connection} use={added} onDone={() => setAdding(undefined)} />}
      {(isChanging || state === 'refused') && <SignIn connection={connection} providers={providers} />}
      {!signsIn && (isChanging || state === 'refused') && (
        <NewPassword connection={connection} onDone={() => setChanging(false)} />
      )}
    </li>
  )
}

/** At the provider of its servers, whether it was opened there before or by a password. */
function SignIn({ connection: { id, address, servers }, providers }: Omit<ConnectionItemProps, 'kind'>) {
  const provider = providerOf(providers, servers)
  if (!provider) return null
  return (
    <div className="grid justify-items-start gap-3">
      <SignInButton provider={provider} wanted={{ id }}>
        Sign in with {provider.label}
        <VisuallyHidden> to open {address}</VisuallyHidden>
      </SignInButton>
    </div>
  )
}

function Remove({ connection: { id, address } }: { connection: Connection }) {
  const remove = useRemoveConnection()
  return (
    <>
      <AlertDialog
        trigger={
          <Button busy={remove.isPending}>
            Remove<VisuallyHidden> {address}</VisuallyHidden>
          </Button>
        }
        title={`Remove ${address}?`}
        description="What opens it and everything that came from it are forgotten here. Nothing changes on its server."
        confirm={{ label: 'Remove and forget', kind: 'danger', run: () => remove.mutate(id) }}
      />
      <FailureNote error={remove.error} />
    </>
  )
}

function NewPassword({ connection: { id, address }, onDone }: { connection: Connection; onDone: () => void }) {
  const [secret, setSecret] = useState('')
  const reconnect = useReconnect()
  function send(event: SyntheticEvent): void {
    event.preventDefault()
    reconnect.mutate({ id, secret }, { onSuccess: ({ connection }) => connection && onDone() })
  }
  return (
    <form onSubmit={send} noValidate className="grid max-w-110 gap-3">
      <TextField
        label={`Password of ${address}`}
        type="password"
        autoComplete="off"
        value={secret}
        onChange={({ target }) => setSecret(target.value)}
      />
      <FailureNote error={reconnect.error} />
      {reconnect.data?.connection === null && <Steps steps={reconnect.data.steps} />}
      <div className={formEnd}>
        <Button type="submit" busy={reconnect.isPending} disabled={secret === ''}>
          Try and save
        </Button>
      </div>
    </form>
  )
}
