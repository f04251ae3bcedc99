import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings-2'
import { useState } from 'react'
import { Avatar } from '#foundation/web/design/avatar.tsx'
import { IconButton } from '#foundation/web/design/button.tsx'
import { Spinner } from '#foundation/web/design/spinner.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { SidebarLink } from '#foundation/web/shell/sidebar-link.tsx'
import { railName } from '#foundation/web/shell/rail.ts'
import { useStoredUser } from './stored-user.ts'
import { nameOf } from './user.ts'

/** The lower part of the sidebar: whose house this is, and the way out. */
export function PersonPanel() {
  const user = useStoredUser((held) => held.user)
  const { signOut } = useSession()
  const [leaving, setLeaving] = useState(false)
  const name = user ? nameOf(user) : ''
  return (
    <>
      <SidebarLink to="/assistant/settings" whole icon={<Settings />}>
        Settings
      </SidebarLink>
      <div className="mt-2 flex items-center gap-2.5 pl-1 in-data-rail:flex-col in-data-rail:pl-0">
        <span className="group/line relative">
          <Avatar name={name} beside />
          <span aria-hidden="true" className={`hidden in-data-rail:block ${railName}`}>
            {name}
          </span>
        </span>
        <div className="min-w-0 grow in-data-rail:sr-only">
          <p className="truncate text-13 font-medium">{name || '\u00a0'}</p>
          <p className="text-12 text-muted">Free plan</p>
        </div>
        <span className="group/line relative">
          <IconButton
            label="Log out"
            title="Log out"
            icon={leaving ? <Spinner /> : <LogOut />}
            disabled={leaving}
            onClick={() => {
              setLeaving(true)
              void signOut()
            }}
          />
          <span aria-hidden="true" className={`hidden in-data-rail:block ${railName}`}>
            Log out
          </span>
        </span>
      </div>
    </>
  )
}
