import { type SyntheticEvent, useState } from 'react'
import { Badge } from '#foundation/web/design/badge.tsx'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import type { MailAddress } from '../../contract.ts'
import { useAddAddress, useAddresses, useConfirmAddress, useRemoveAddress, useWhyNot } from './notice-settings.ts'

/** Verified addresses to which notices are mailed. */
export function Addresses() {
  const { data } = useAddresses()
  const why = useWhyNot('mail')
  const remove = useRemoveAddress()
  if (!data) return null
  return (
    <div className="grid gap-5">
      {why && <p className="max-w-130 text-pretty">{why}</p>}
      {data.addresses.length > 0 && (
        <ul className="border-b border-hairline">
          {data.addresses.map((address) => (
            <Address key={address.id} address={address} canMail={!why} onRemove={() => remove.mutate(address.id)} />
          ))}
        </ul>
      )}
      <FailureNote error={remove.error} />
      {why === null && <NewAddress />}
    </div>
  )
}

type AddressProps = { address: MailAddress; canMail: boolean; onRemove: () => void }

function Address({ address: { id, address, verified_at }, canMail, onRemove }: AddressProps) {
  return (
    <li className="grid gap-3 border-t border-hairline py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {address}
          {verified_at === null && <Badge kind="waiting">Not confirmed</Badge>}
        </p>
        <Button onClick={onRemove}>
          Remove<VisuallyHidden> {address}</VisuallyHidden>
        </Button>
      </div>
      {verified_at === null && canMail && <Code id={id} address={address} />}
    </li>
  )
}

function Code({ id, address }: { id: string; address: string }) {
  const [code, setCode] = useState('')
  const confirm = useConfirmAddress()
  const again = useAddAddress()
  function send(event: SyntheticEvent): void {
    event.preventDefault()
    again.reset()
    confirm.mutate({ id, code: code.trim() })
  }
  return (
    <form onSubmit={send} noValidate className="grid max-w-110 gap-3">
      <TextField
        label={`Code from the mail to ${address}`}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={confirm.data?.why ?? undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <FailureNote error={confirm.error ?? again.error} />
      <div className={formEnd}>
        <output className="text-muted">{again.isSuccess && 'Sent.'}</output>
        <Button kind="plain" busy={again.isPending} onClick={() => again.mutate(address)}>
          Send another code
        </Button>
        <Button type="submit" busy={confirm.isPending}>
          Confirm
        </Button>
      </div>
    </form>
  )
}

function NewAddress() {
  const [address, setAddress] = useState('')
  const [wrong, setWrong] = useState<string>()
  const add = useAddAddress()
  function send(event: SyntheticEvent): void {
    event.preventDefault()
    if (!/^[^\s@]+@[^\s@]+$/.test(address.trim())) return setWrong('Write a whole address, such as ana@example.com.')
    add.mutate(address.trim(), { onSuccess: () => setAddress('') })
  }
  return (
    <form onSubmit={send} noValidate className="grid max-w-110 gap-3">
      <TextField
        label="Mail address"
        type="email"
        autoComplete="email"
        value={address}
        error={wrong}
        description="A code is sent there to confirm that the address is yours."
        onChange={({ target }) => {
          setAddress(target.value)
          setWrong(undefined)
        }}
      />
      <FailureNote error={add.error} />
      <div className={formEnd}>
        <Button type="submit" busy={add.isPending}>
          Add address
        </Button>
      </div>
    </form>
  )
}
