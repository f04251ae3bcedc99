import { type ReactNode, Suspense, useState } from 'react'
import { textLink } from '#foundation/web/design/surface.ts'
import { late } from '../late.ts'
import type { Address } from './address.ts'

const LinkDialog = late(async () => (await import('./link-dialog.tsx')).LinkDialog)

/** A link in untrusted text. It does nothing until it has shown where it leads. */
export function LinkButton({ address, children }: { address: Address; children: ReactNode }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={address.place}
        onClick={() => setState('open')}
        className={`inline max-w-full cursor-pointer text-left ${textLink}`}
      >
        {children}
      </button>
      {state !== 'never' && (
        <Suspense>
          <LinkDialog
            address={address}
            open={state === 'open'}
            onOpenChange={(open) => setState(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  )
}
