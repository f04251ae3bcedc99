import LayoutTemplate from 'lucide-react/icons/layout-template'
import { Suspense, useState } from 'react'
import { IconButton } from '#foundation/web/design/button.tsx'
import { late } from '#foundation/web/late.ts'
import { emptyLine, linesOfText, wordsOf } from '../../rules/rich/lines.ts'
import { filled } from '../../rules/template.ts'
import { bodyOf, writtenBody } from './body.ts'
import type { DraftKeeper } from './keeper.ts'
import { partsOf } from './quoted.ts'

const TemplatesDialog = late(async () => (await import('./templates-dialog.tsx')).TemplatesDialog)

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
  const { subject, text, html, to } = keeper.now().fields
  const names = to.map(({ name }) => name.split(' ')[0] ?? '')
  const { own, quoted } = writtenBody({ text, html })
  const words = linesOfText(filled(template.text, names))
  const isEmpty = own.every((line) => wordsOf(line).trim() === '')
  const gap = own[0] && wordsOf(own[0]) === '' ? [] : [emptyLine()]
  const title = subject === '' ? filled(template.subject, names) : subject
  return { ...bodyOf({ own: isEmpty ? words : [...words, ...gap, ...own], quoted }), subject: title }
}
