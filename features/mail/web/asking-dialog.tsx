import { AlertDialog } from '#foundation/web/design/alert-dialog.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'
import type { Asking } from './asking.ts'

/** Shows what would be done, and asks for a yes to it. */
export function AskingDialog({ asking }: { asking: Asking }) {
  const { activity, wish, answer } = asking
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      title={`${activity.title}?`}
      description={wish.description}
      confirm={{ label: wish.confirm, kind: wish.isDanger ? 'danger' : 'primary', run: () => answer(true) }}
    >
      <dl className="grid gap-2">
        {activity.shown.fields.map(({ name, label, value }) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-13 text-muted">{label}</dt>
            <dd className="wrap-anywhere">{visible(value)}</dd>
          </div>
        ))}
      </dl>
    </AlertDialog>
  )
}
