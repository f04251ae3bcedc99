import Plus from 'lucide-react/icons/plus'
import { Button } from '#foundation/web/design/button.tsx'
import { usePanel } from './use-panel.ts'

type CreateButtonsProps = { onEvent: () => void; onAgenda: () => void }

/** What the panel begins with. */
export function CreateButtons({ onEvent, onAgenda }: CreateButtonsProps) {
  return (
    <>
      <Button kind="primary" icon={<Plus aria-hidden="true" />} onClick={onEvent}>
        Create Event
      </Button>
      <Button onClick={onAgenda}>Create Agenda</Button>
    </>
  )
}

/** The same in the toolbar for as long as the panel is closed. */
export function CreateInReach(props: CreateButtonsProps) {
  const { isOpen } = usePanel()
  if (isOpen) return null
  return (
    <div className="flex shrink-0 gap-2 max-md:hidden md:order-2 print:hidden">
      <CreateButtons {...props} />
    </div>
  )
}
