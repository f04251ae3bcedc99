import Check from 'lucide-react/icons/check'
import type { MetaFunction } from 'react-router'
import { headOf, organisation } from './head.ts'
import { benefits, steps } from './how/words.ts'
import { StepCards } from './parts/cards.tsx'
import { Door } from './parts/door.tsx'
import { Picture } from './parts/picture.tsx'
import { frame, Opening, Section } from './parts/section.tsx'

export const meta: MetaFunction = () => headOf('/how-it-works', organisation())

export default function HowItWorksPage() {
  return (
    <>
      <Opening
        over="How it Works"
        title="From the first sentence to a quieter week"
        lead="Six steps. The first two take a minute, the other four are what you do anyway, with less around it."
      >
        <Door to="/auth" kind="primary" large>
          Get Started
        </Door>
      </Opening>
      <div className={frame}>
        <Picture
          id="scene-answered"
          moment="answered"
          className="pb-16 sm:pb-24"
          words="A conversation with Attaché: asked about Wednesday, it looks at the calendar and lists what is on, beside that day of the calendar."
          caption="The line above an answer opens, and shows what was looked at."
        />
      </div>
      <Section title="Six steps" lead="In the order in which they happen.">
        <StepCards cards={steps} columns={2} />
      </Section>
      <Section title="What you notice" lead="After a week or two.">
        <ul>
          {benefits.map((line) => (
            <li key={line} className="flex gap-4 border-t border-hairline py-4 text-16 sm:text-20">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
              {line}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
