import { type SyntheticEvent, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import type { Kind, Provider, Server } from '../contract.ts'
import { providerOf } from '../rules.ts'
import { useAddConnection, useFindServers } from './connections.ts'
import { ServerFields } from './server-fields.tsx'
import { SignInButton } from './sign-in-button.tsx'
import { Steps } from './steps.tsx'

/** First the address, to look up its servers; then the password, once it is clear who will get it. */
export function NewConnection({ kind, providers }: { kind: Kind; providers: readonly Provider[] }) {
  const [address, setAddress] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [found, setFound] = useState<{ servers: Server[]; user: string; isKnown: boolean }>()
  const find = useFindServers()
  function look(event: SyntheticEvent): void {
    event.preventDefault()
    const whole = address.trim()
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(whole)) return setWrong('Write a whole address, such as ana@example.com.')
    find.mutate(
      { kind: kind.kind, address: whole },
      {
        onSuccess: ({ servers, user }) =>
          setFound({ servers: serversOf(kind, servers), user, isKnown: servers.length > 0 }),
      },
    )
  }
  if (found)
    return (
      <Details
        kind={kind}
        providers={providers}
        address={address.trim()}
        found={found}
        onDone={() => (setFound(undefined), setAddress(''))}
      />
    )
  return (
    <form onSubmit={look} noValidate className="grid max-w-110 gap-3">
      <TextField
        label="Mail address"
        type="email"
        autoComplete="off"
        value={address}
        error={wrong}
        description="The servers are looked up by the domain alone: the part before the @ stays here."
        onChange={({ target }) => {
          setAddress(target.value)
          setWrong(undefined)
        }}
      />
      <FailureNote error={find.error} />
      <div className={formEnd}>
        <Button type="submit" busy={find.isPending}>
          Find servers
        </Button>
      </div>
    </form>
  )
}

/** One for each use; what is not known is for the person to write. */
function serversOf({ uses }: Kind, known: readonly Server[]): Server[] {
  return uses.map(
    ({ use, ports }) => known.find((each) => each.use === use) ?? { use, host: '', port: ports.tls, security: 'tls' },
  )
}

type DetailsProps = {
  kind: Kind
  providers: readonly Provider[]
  address: string
  found: { servers: Server[]; user: string; isKnown: boolean }
  onDone: () => void
}

function Details({ kind, providers, address, found, onDone }: DetailsProps) {
  const [servers, setServers] = useState(found.servers)
  const [user, setUser] = useState(found.user)
  const [secret, setSecret] = useState('')
  const add = useAddConnection()
  const named = servers.filter(({ host }) => host.trim() !== '')
  const provider = providerOf(providers, named)
  const account = { kind: kind.kind, address, user: user.trim(), servers: named }
  function send(event: SyntheticEvent): void {
    event.preventDefault()
    add.mutate({ ...account, secret }, { onSuccess: ({ connection }) => connection && onDone() })
  }
  return (
    <form onSubmit={send} noValidate className="grid max-w-110 gap-4">
      <p className="text-pretty">
        {found.isKnown
          ? `These mail servers were found for ${address}. The password goes to them alone.`
          : `No mail servers were found for ${address}. The help pages of your mail provider name them.`}
      </p>
      {kind.uses.map((use) => (
        <ServerOf key={use.use} use={use} servers={servers} onChange={setServers} />
      ))}
      <TextField label="User name" autoComplete="off" value={user} onChange={({ target }) => setUser(target.value)} />
      {provider && (
        <div className="grid justify-items-start gap-3 border-y border-hairline py-4">
          <SignInButton provider={provider} wanted={account}>
            Sign in with {provider.label}
          </SignInButton>
          <p className="text-13 text-pretty text-muted">
            On a page of {provider.label}: then no password is kept here. Or with a password:
          </p>
        </div>
      )}
      <TextField
        label="Password"
        type="password"
        autoComplete="off"
        value={secret}
        description="Kept encrypted. Gmail, iCloud and others want an app password, which you make in your account there."
        onChange={({ target }) => setSecret(target.value)}
      />
      <FailureNote error={add.error} />
      {add.data?.connection === null && <Steps steps={add.data.steps} />}
      <div className={formEnd}>
        <Button onClick={onDone}>Cancel</Button>
        <Button
          type="submit"
          kind={provider ? 'quiet' : 'primary'}
          busy={add.isPending}
          disabled={secret === '' || named.length === 0}
        >
          Connect
        </Button>
      </div>
    </form>
  )
}

type ServerOfProps = { use: Kind['uses'][number]; servers: Server[]; onChange: (servers: Server[]) => void }

function ServerOf({ use, servers, onChange }: ServerOfProps) {
  const server = servers.find((each) => each.use === use.use)
  if (!server) return null
  const replace = (next: Server) => onChange(servers.map((each) => (each === server ? next : each)))
  return <ServerFields use={use} server={server} onChange={replace} />
}
