import LayoutTemplate from 'lucide-react/icons/layout-template'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#foundation/web/design/button.tsx'
import { filled } from '../../rules/template.ts'
import type { DraftKeeper } from './keeper.ts'
import { joined, partsOf } from './quoted.ts'

const TemplatesDialog = lazy(async () => ({ default: (await import('./templates-dialog.tsx')).TemplatesDialog }))

/** Opens the own templates; one that is chosen stands above what is written already. */
export function TemplatesButton({ keeper }: { keeper: DraftKeeper }) {
  const [isOpen, setOpen] = useState(false)
  const { subject, text } = keeper.now().fields
  return (
    <>
      <IconButton
        data-templates
        label="Templates"
        title="Templates (Ctrl+.)"
        icon={<LayoutTemplate />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <TemplatesDialog
            now={{ subject, text: partsOf(text).own.trim() }}
            onInsert={(template) => keeper.edit(inserted(keeper, template))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function inserted(keeper: DraftKeeper, template: { subject: string; text: string }) {
  const { subject, text, to } = keeper.now().fields
  const names = to.map(({ name }) => name.split(' ')[0] ?? '')
  const { own, quoted } = partsOf(text)
  const words = `${filled(template.text, names)}${own.trim() === '' ? '' : `\n${own.startsWith('\n') ? own : `\n${own}`}`}`
  const title = subject === '' ? filled(template.subject, names) : subject
  return { text: joined({ own: words, quoted }), subject: title }
}
