import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Link } from 'react-router'
import { type ThingSource, useBeside } from '#foundation/web/beside.ts'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { useSession } from '#foundation/web/session/session.ts'
import type { TaskLink } from '../contract.ts'
import { linkedTo, without } from './linked-to.ts'
import { ThingChoice } from './thing-choice.tsx'

type LinksProps = { links: readonly TaskLink[]; onChange: (links: TaskLink[]) => void }

const mostLinks = 20
const kindWords: Record<TaskLink['kind'], string> = { event: 'Event', chat: 'Chat', file: 'File', mail: 'Mail' }

/** The event, chat, file or mail that a task belongs to. */
export function Links({ links, onChange }: LinksProps) {
  const { FileChoice, things } = useBeside()
  const [isChoosing, setChoosing] = useState(false)
  const [source, setSource] = useState<ThingSource>()
  function add(link: TaskLink): void {
    onChange(linkedTo(links, link))
  }
  if (links.length === 0 && !FileChoice && things.length === 0) return null
  return (
    <fieldset className="grid grid-cols-1 gap-1.5">
      <legend className="float-left text-13 font-medium">Belongs to</legend>
      {links.length > 0 && (
        <ul className="grid grid-cols-1">
          {links.map((link) => (
            <li key={`${link.kind} ${link.id}`} className="flex items-center gap-2">
              <span className="w-12 shrink-0 text-13 text-muted">{kindWords[link.kind]}</span>
              <Title link={link} />
              <IconButton label={`Unlink ${link.title}`} icon={<X />} onClick={() => onChange(without(links, link))} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {things.map((each) => (
          <Button key={each.kind} disabled={links.length >= mostLinks} onClick={() => setSource(each)}>
            Link {each.noun}
          </Button>
        ))}
        {FileChoice && (
          <Button disabled={links.length >= mostLinks} onClick={() => setChoosing(true)}>
            Link a file
          </Button>
        )}
      </div>
      {source && (
        <ThingChoice
          source={source}
          onChoose={({ id, title }) => {
            setSource(undefined)
            add({ kind: source.kind, id, title })
          }}
          onClose={() => setSource(undefined)}
        />
      )}
      {FileChoice && isChoosing && (
        <FileChoice
          title="Link a file"
          onChoose={({ id, name }) => {
            setChoosing(false)
            add({ kind: 'file', id, title: name })
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  )
}

/** Opens it; only its title if it was deleted, or its feature is gone. */
function Title({ link: { kind, id, title } }: { link: TaskLink }) {
  const { client } = useSession()
  const { paths } = useBeside()
  const { data } = useQuery({
    queryKey: ['path', kind, id],
    queryFn: async () => (await paths[kind]?.(client, id)) ?? null,
    retry: false,
  })
  const words = title === '' ? kindWords[kind] : title
  if (typeof data !== 'string') return <span className="min-w-0 grow wrap-anywhere text-muted">{words}</span>
  return (
    <Link to={data} className={`${textLink} min-w-0 grow wrap-anywhere`}>
      {words}
    </Link>
  )
}
