import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import type { ReactNode } from 'react'
import { Link, type MetaFunction } from 'react-router'
import { textLink } from '#foundation/web/design/surface.ts'
import { planPath } from '../contract/plan-path.ts'
import { Either } from './frame/entrance.tsx'
import { headOf, organisation } from './head.ts'
import { Door } from './parts/door.tsx'
import { Opening, Section } from './parts/section.tsx'

export const meta: MetaFunction = () =>
  headOf('/pricing', organisation(), {
    '@type': 'Offer',
    name: 'Free plan',
    price: '0',
    priceCurrency: 'USD',
  })

const included = [
  'Unlimited AI chats and conversations',
  'Access to core AI models',
  'Basic email support',
  'No credit card required',
]

const limits = [
  'Advanced models only in paid plans',
  'Priority support for premium users',
  'Custom integrations coming soon',
]

export default function PricingPage() {
  return (
    <>
      <Opening
        over="Pricing"
        title="One plan, and it costs nothing"
        lead="No credit card needed, nothing to cancel, and no date on which it ends."
      />
      <Section title="Free plan" lead="For everybody who signs in.">
        <div className="grid gap-10 rounded-card border border-hairline bg-raised p-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] sm:p-10">
          <div className="grid content-start justify-items-start gap-6">
            <h3 className="text-16 font-semibold">Free</h3>
            <p className="flex items-baseline gap-2">
              <span className="font-serif text-49 tabular-nums">$0</span>
              <span className="text-16 text-muted">per month</span>
            </p>
            <Door to="/auth" kind="primary" large>
              Get Started Now
            </Door>
          </div>
          <div className="grid gap-8">
            <Lines
              title="What you get"
              icon={<Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />}
              lines={included}
            />
            <Lines
              title="Limitations"
              icon={<Minus aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />}
              lines={limits}
            />
          </div>
        </div>
      </Section>
      <Section title="Premium plans" lead="Paid plans are coming soon.">
        <ComingSoon />
      </Section>
    </>
  )
}

function Lines({ title, icon, lines }: { title: string; icon: ReactNode; lines: readonly string[] }) {
  return (
    <div>
      <h4 className="text-14 text-muted">{title}</h4>
      <ul className="mt-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-3 border-t border-hairline py-3 text-16">
            {icon}
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}

function ComingSoon() {
  return (
    <div className="grid max-w-150 gap-4 text-16">
      <p className="text-pretty">You will be notified when premium plans exist, if you ask for it, and only then.</p>
      <p className="text-pretty text-muted">
        <Either
          user={
            <>
              <Link to={planPath} className={textLink}>
                Ask to be told
              </Link>
              . It takes one press, and another takes it back.
            </>
          }
          visitor={
            <>
              <Link to="/auth" prefetch="intent" className={textLink}>
                Sign in
              </Link>{' '}
              and ask under Settings, Plan. It takes one press, and another takes it back.
            </>
          }
        />
      </p>
    </div>
  )
}
