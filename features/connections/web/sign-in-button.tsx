import type { ReactNode } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import type { Provider } from '../contract.ts'
import { type Wanted, useBeginSignIn } from './connections.ts'

type SignInButtonProps = { provider: Provider; wanted: Wanted; children: ReactNode }

/** Leads to the page of a provider, which comes back to `callback-page.tsx`. */
export function SignInButton({ provider: { name }, wanted, children }: SignInButtonProps) {
  const begin = useBeginSignIn()
  return (
    <>
      <Button kind="primary" busy={begin.isPending} onClick={() => begin.mutate({ provider: name, wanted })}>
        {children}
      </Button>
      <FailureNote error={begin.error} />
    </>
  )
}
