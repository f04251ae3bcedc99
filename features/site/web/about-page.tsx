import type { MetaFunction } from 'react-router'
import { aboutFigures, aboutVoices } from '../content/claims.ts'
import { values } from './about/words.ts'
import { headOf, organisation } from './head.ts'
import { Cards } from './parts/cards.tsx'
import { Door } from './parts/door.tsx'
import { ClaimsNote, Figures, Voices } from './parts/figures.tsx'
import { frame, Opening, Section } from './parts/section.tsx'

export const meta: MetaFunction = () => headOf('/about', organisation())

export default function AboutPage() {
  return (
    <>
      <Opening
        over="About Us"
        title="An attaché is attached to you, and to nobody else"
        lead="Diplomats have somebody beside them who knows the calendar, the people and what was promised. We think that everybody whose day is full should."
      />
      <Section title="Our mission">
        <div className="grid max-w-150 gap-5 font-serif text-20 leading-relaxed">
          <p>
            To give professionals back the hours that arranging takes, with an assistant whose every act can be seen and
            proved, and nearly every one undone.
          </p>
          <p className="text-muted">
            Software that acts for people has to earn it. So ours says what it looked at, asks before anything reaches
            somebody else, and never says “done” without a receipt. It also says what it cannot do; there is a list of
            that on the page of features.
          </p>
        </div>
      </Section>
      <Section title="Our values" lead="Four, because nobody remembers seven.">
        <Cards cards={values} />
      </Section>
      <Section title="In figures">
        <Figures figures={aboutFigures} />
        <div className="mt-14">
          <Voices voices={aboutVoices} />
        </div>
        <ClaimsNote />
      </Section>
      <div className={frame}>
        <div className="grid justify-items-start gap-6 border-t border-hairline py-20">
          <h2 className="max-w-170 font-serif text-31 text-balance sm:text-39">See for yourself</h2>
          <div className="flex flex-wrap gap-3">
            <Door to="/auth" kind="primary" large>
              Get Started
            </Door>
            <Door to="/pricing" large>
              View Pricing
            </Door>
          </div>
        </div>
      </div>
    </>
  )
}
