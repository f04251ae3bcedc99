import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { ButtonLink } from '#foundation/web/design/button-link.tsx'
import { Mark } from '#foundation/web/design/mark.tsx'
import { publicUrl } from '#foundation/web/public-url.ts'

const purpose = 'An executive assistant for professionals: chat, calendar, tasks and mail on your own server.'

const doors = [
  { name: 'API description', says: 'Every call this server answers, as OpenAPI.', path: '/v1/openapi.json' },
  { name: 'Health', says: 'Whether the process is alive.', path: '/healthz' },
  { name: 'Readiness', says: 'Whether the database answers and its migrations are done.', path: '/readyz' },
]

export const meta: MetaFunction = () => [
  { title: productName },
  { name: 'description', content: purpose },
  { tagName: 'link', rel: 'canonical', href: `${publicUrl()}/` },
]

export default function HomePage() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-164 content-center px-6 py-16">
      <Mark className="size-10" />
      <h1 className="mt-8 font-serif text-39 sm:text-49">{productName}</h1>
      <p className="mt-4 max-w-130 font-serif text-20 text-pretty text-muted sm:text-25">{purpose}</p>
      <Entrance />
      <p className="mt-12 flex items-center gap-2.5">
        <span className="ml-1 size-2 rounded-full bg-accent ring-4 ring-accent-wash" />
        This server is running.
      </p>
      <ul className="mt-6 border-t border-hairline">
        {doors.map(({ name, says, path }) => (
          <li key={path} className="border-b border-hairline">
            <Door name={name} says={says} path={path} />
          </li>
        ))}
      </ul>
    </main>
  )
}

/** Both stand in the written page; a mark on the html element, set before anything is painted, shows one of them. */
function Entrance() {
  return (
    <p className="mt-10">
      <span className="in-data-user:hidden">
        <ButtonLink to="/auth" kind="primary">
          Get Started
        </ButtonLink>
      </span>
      <span className="hidden in-data-user:inline">
        <ButtonLink to="/assistant" kind="primary">
          Dashboard
        </ButtonLink>
      </span>
    </p>
  )
}

function Door({ name, says, path }: (typeof doors)[number]) {
  return (
    <a
      href={path}
      className="group -mx-3 grid gap-x-6 rounded-control px-3 py-4 hover:bg-touch sm:grid-cols-[1fr_auto]"
    >
      <span className="font-medium">{name}</span>
      <span className="row-start-2 text-13 text-muted">{says}</span>
      <code className="mt-1 font-mono text-12 text-accent underline decoration-hairline underline-offset-4 group-hover:decoration-accent sm:row-span-2 sm:mt-0 sm:self-center">
        {path}
      </code>
    </a>
  )
}
