import { useQuery } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { SidebarLink } from '#foundation/web/shell/sidebar-link.tsx'

const key = ['notices', 'unseen']
const most = 99

/** Only the number, so that pages without notices do not load their schemas. */
const unseenRoute = defineRoute({
  method: 'GET',
  path: '/v1/notices/unseen',
  summary: 'How many have not been seen.',
  access: 'person',
  answer: z.object({ unseen: z.number() }),
})

/** The bell, with the number of notices not yet seen in any tab. */
export function NoticesLink() {
  const count = useUnseen()
  return (
    <SidebarLink to="/assistant/notices" icon={<Bell />} beside={count > 0 && <Count count={count} />}>
      Notices
    </SidebarLink>
  )
}

/** A dot on the control that leads to the bell, when the bell is hidden. */
export function UnseenMark() {
  const count = useUnseen()
  if (count === 0) return null
  return (
    <span className="absolute top-2 left-[calc(50%+0.5rem)] size-2 rounded-full bg-amber">
      <VisuallyHidden>{`${count}${wordsOf(count)}`}</VisuallyHidden>
    </span>
  )
}

function useUnseen(): number {
  const { client } = useSession()
  const { data = 0 } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await client.call(unseenRoute, {}, { signal })).unseen,
  })
  return data
}

function wordsOf(count: number): string {
  return count === 1 ? ' new notice' : ' new notices'
}

function Count({ count }: { count: number }) {
  return (
    <span
      data-figures
      className="ml-auto grid h-5 min-w-5 place-items-center rounded-full bg-amber-wash px-1.5 text-12 font-medium text-amber"
    >
      <span>
        {count > most ? `${most}+` : count}
        <VisuallyHidden>{wordsOf(count)}</VisuallyHidden>
      </span>
    </span>
  )
}
