import type { MetaFunction } from 'react-router'
import { supportEmail } from '#foundation/web/support-email.ts'
import { questions } from '../content/questions.ts'
import { Document } from './article/document.tsx'
import { headOf, organisation } from './head.ts'
import { frame, Opening, Section } from './parts/section.tsx'
import { textLink } from '#foundation/web/design/surface.ts'

export { PageFailed as ErrorBoundary } from './parts/page-failed.tsx'

export const meta: MetaFunction = () =>
  headOf('/help', organisation(), {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })

export default function HelpPage() {
  return (
    <>
      <Opening
        over="Help Center"
        title="How to work with Attaché"
        lead="What there is, how to say it, and what to do when something does not go as it should."
      />
      <div className={`${frame} pb-16`}>
        <div className="lg:border-t lg:border-hairline lg:pt-14">
          <Document name="help" contents />
        </div>
      </div>
      <Section title="Questions" lead="That are asked most.">
        <Questions />
        <p className="mt-8 text-16 text-muted">
          Another one? Write to{' '}
          <a href={`mailto:${supportEmail()}`} className={textLink}>
            {supportEmail()}
          </a>
          .
        </p>
      </Section>
    </>
  )
}

/** Each opens by itself, without any script. */
function Questions() {
  return (
    <div className="border-b border-hairline">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group/question border-t border-hairline">
          <summary className="flex min-h-12 list-none items-center justify-between gap-6 rounded-[2px] py-3 text-16 font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <span aria-hidden="true" className="text-20 text-muted group-open/question:rotate-45">
              +
            </span>
          </summary>
          <p className="max-w-150 pb-6 text-16 text-pretty text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
