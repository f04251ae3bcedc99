import type { MetaFunction } from 'react-router'
import { headOf, organisation } from './head.ts'
import { categories, type Integration } from './integrations/words.ts'
import { Opening, Section } from './parts/section.tsx'

export const meta: MetaFunction = () => headOf('/integrations', organisation())

export default function IntegrationsPage() {
  return (
    <>
      <Opening
        over="Integrations"
        title="What it connects to"
        lead="By open standards first, so that nothing you keep here is locked in. What is only planned says so."
      />
      {categories.map(({ title, lead, integrations }) => (
        <Section key={title} title={title} lead={lead}>
          <ul className="grid gap-x-10 sm:grid-cols-2">
            {integrations.map((integration) => (
              <Line key={integration.name} {...integration} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  )
}

function Line({ name, words, planned = false }: Integration) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 gap-y-1 border-t border-hairline py-5">
      <h3 className="text-16 font-semibold">{name}</h3>
      <p className={`text-14 ${planned ? 'text-muted' : 'text-accent'}`}>{planned ? 'Planned' : 'Works today'}</p>
      <p className="col-span-2 max-w-110 text-16 text-pretty text-muted">{words}</p>
    </li>
  )
}
