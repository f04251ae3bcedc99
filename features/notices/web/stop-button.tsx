import Stop from 'lucide-react/icons/circle-stop'
import { Button } from '#foundation/web/design/button.tsx'

type StopButtonProps = { title: string; busy?: boolean; onStop: () => void }

/** Stops a repeating reminder. */
export function StopButton({ title, busy = false, onStop }: StopButtonProps) {
  return (
    <Button icon={<Stop aria-hidden="true" />} aria-label={`Stop: ${title}`} busy={busy} onClick={onStop}>
      Stop
    </Button>
  )
}
