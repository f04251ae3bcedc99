import type { MetaFunction } from 'react-router'
import { supportEmail } from '#foundation/web/support-email.ts'
import { features, later, now } from './features/words.ts'
import { headOf, organisation } from './head.ts'
import { Cards } from './parts/cards.tsx'
import { Door } from './parts/door.tsx'
import { Picture } from './parts/picture.tsx'
import { frame, Opening, Section } from './parts/section.tsx'

export const meta: MetaFunction = () => headOf('/features', organisation())

export default function FeaturesPage() {
  return (
    <>
      <Opening
        over="Features"
        title="Less arranging, and proof of what was arranged"
        lead="Everything here is in the product today. What is missing is listed below, plainly."
      >
        <Door to="/auth" kind="primary" large>
          Get Started Free
        </Door>
        <Door to={`mailto:${supportEmail()}?subject=A%20demo`} large>
          Schedule a Demo
        </Door>
      </Opening>
      <div className={frame}>
        <Picture
          id="scene-waiting"
          moment="waiting"
          className="pb-16 sm:pb-24"
          words="A conversation with Attaché: asked to invite somebody, it shows a card with the time and the guest, and waits for Approve before anything is sent."
          caption="What reaches other people waits for your yes."
        />
      </div>
      <Section title="Six parts, one assistant" lead="Each can be used by itself. Together they know your day.">
        <Cards cards={features} />
      </Section>
      <Section title="Plainly" lead="An assistant that promises too much costs more than it saves.">
        <div className="grid gap-10 sm:grid-cols-2">
          <Lines title="There today" lines={now} />
          <Lines title="Not there yet" lines={later} />
        </div>
      </Section>
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="text-16 font-semibold">{title}</h3>
      <ul className="mt-3">
        {lines.map((line) => (
          <li key={line} className="border-t border-hairline py-3 text-16 text-pretty text-muted">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
