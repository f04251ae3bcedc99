import { type ReactNode, Suspense, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { landingFigures, landingProof, landingVoices, noCard } from '../content/claims.ts'
import { headOf, organisation } from './head.ts'
import { grid, steps } from './home/words.ts'
import { kinds, shape } from '#foundation/web/design/button-look.ts'
import { Cards, StepCards } from './parts/cards.tsx'
import { Door, largeDoor } from './parts/door.tsx'
import { ClaimsNote, Figures, Voices } from './parts/figures.tsx'
import { frame, Section } from './parts/section.tsx'
import { Picture } from './parts/picture.tsx'
import { useScenes } from './scenes.ts'

export const meta: MetaFunction = () => headOf('/', organisation())

export default function HomePage() {
  return (
    <>
      <Hero />
      <Section
        title="What it does for you"
        lead="Four things, all there when you open the page, with or without a language model."
      >
        <Cards cards={grid} />
      </Section>
      <Section title="How to begin" lead="Three steps, and the first answer is on the screen within a minute.">
        <StepCards cards={steps} />
      </Section>
      <Section title="In use" lead="By people whose days are full of other people.">
        <div className="grid gap-14">
          <Figures figures={landingProof} />
          <Voices voices={landingVoices} />
        </div>
        <ClaimsNote />
      </Section>
      <LastCall />
    </>
  )
}

function Hero() {
  return (
    <div className={`${frame} pt-14 pb-16 sm:pt-24 sm:pb-24`}>
      <h1 className="max-w-190 font-serif text-39 text-balance sm:text-49 lg:text-[3.75rem] lg:leading-[1.08]">
        The assistant that shows you what it did
      </h1>
      <p className="mt-6 max-w-145 text-16 text-pretty text-muted sm:text-20 sm:leading-normal">
        Say what you need between two meetings. Attaché finds the time, keeps the calendar, remembers what you told it,
        and hands you a receipt with an Undo on it.
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <Door to="/assistant" kind="primary" large>
          Get Started
        </Door>
        <WatchDemo />
        <p className="text-14 text-muted">{noCard}</p>
      </div>
      <Picture
        id="scene"
        moment="answered-and-booked"
        className="mt-14 sm:mt-18"
        words="A conversation with Attaché: asked for two free hours, it looks at the calendar, books them, and shows a receipt with an Undo button."
      />
      <div className="mt-14">
        <Figures figures={landingFigures} />
        <ClaimsNote />
      </div>
    </div>
  )
}

function WatchDemo(): ReactNode {
  const { Demo } = useScenes()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={`${shape} ${kinds.quiet} ${largeDoor}`}>
        Watch Demo
      </button>
      {open && (
        <Suspense>
          <Demo onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function LastCall() {
  return (
    <div className={frame}>
      <div className="grid justify-items-start gap-6 border-t border-hairline py-20 sm:py-28">
        <h2 className="max-w-170 font-serif text-31 text-balance sm:text-39">
          Give the next ten minutes of arranging away
        </h2>
        <p className="max-w-130 text-16 text-pretty text-muted">
          It is free, it runs on a server of your own, and it tells you plainly what it cannot do yet.
        </p>
        <Door to="/assistant" kind="primary" large>
          Get Started
        </Door>
      </div>
    </div>
  )
}
