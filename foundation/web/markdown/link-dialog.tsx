import { kinds, shape } from '#foundation/web/design/button-look.ts'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import type { Address } from './address.ts'
import { CopyButton } from './copy-button.tsx'

type LinkDialogProps = { address: Address; open: boolean; onOpenChange: (open: boolean) => void }

/** Shows where a link leads before it is followed. */
export function LinkDialog({ address: { href, place }, open, onOpenChange }: LinkDialogProps) {
  const isMail = href.startsWith('mailto:')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isMail ? `Write to ${place}?` : `Open ${place}?`}
      description="The address came with the text. Whoever wrote it may see that you opened it."
      actions={
        <>
          <CopyButton text={isMail ? place : href} what="address" />
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => onOpenChange(false)}
            className={`${shape} ${kinds.primary} px-3.5`}
          >
            {isMail ? 'Open in mail' : 'Open in a new tab'}
          </a>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached */}
      <p tabIndex={0} className="max-h-32 overflow-y-auto rounded-control bg-sunken p-3 font-mono text-13 break-all">
        {href}
      </p>
    </Dialog>
  )
}
