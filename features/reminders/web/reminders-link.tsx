import AlarmClock from 'lucide-react/icons/alarm-clock'
import { SidebarLink } from '#foundation/web/shell/sidebar-link.tsx'

/** The line of the sidebar that leads to what is still to come. */
export function RemindersLink() {
  return (
    <SidebarLink to="/assistant/reminders" icon={<AlarmClock />}>
      Reminders
    </SidebarLink>
  )
}
