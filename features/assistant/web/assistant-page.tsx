import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Section } from '#foundation/web/design/section.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import type { AssistantSettings } from '../contract.ts'
import { BudgetForm } from './settings/budget-form.tsx'
import { PolicyChoice } from './settings/policy-choice.tsx'
import { PricesForm } from './settings/prices-form.tsx'
import { QuietSwitch } from './settings/quiet-switch.tsx'
import { useAssistantSettings } from './settings/settings.ts'
import { WhoAnswers } from './settings/who-answers.tsx'

export const meta: MetaFunction = () => [{ title: `Assistant settings · ${productName}` }]

export default function AssistantPage() {
  const { data, error, isFetching, refetch } = useAssistantSettings()
  if (data) return <Settings settings={data} />
  if (!error) return <Waiting />
  return (
    <ErrorState
      title="These settings could not be loaded"
      detail={sentenceOf(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}

function Settings({ settings }: { settings: AssistantSettings }) {
  const prices = settings.prices.map(({ model, input, output }) => `${model} ${input} ${output}`).join('\n')
  return (
    <>
      <Section title="Who answers" about="Chosen by the operator of this server.">
        <WhoAnswers settings={settings} />
      </Section>
      <Section title="When it asks" about="Proposals appear in the chat and under Activity, and wait for 24 hours.">
        <PolicyChoice />
      </Section>
      <Section title="What leaves">
        <QuietSwitch settings={settings} />
      </Section>
      <Section title="Budget" about="Counted for models elsewhere. The built-in assistant costs nothing.">
        <BudgetForm key={settings.tokensPerDay} settings={settings} />
      </Section>
      <Section
        title="Prices"
        about="For a million tokens each, in your own currency. They change often, so none is built in; costs under Model calls are counted by these."
      >
        <PricesForm key={prices} prices={settings.prices} />
      </Section>
    </>
  )
}

function Waiting() {
  return (
    <Loading label="Loading these settings">
      <div className="grid gap-8 pt-2">
        {['answers', 'asks', 'leaves'].map((part) => (
          <div key={part} className="grid gap-3">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-4 w-72" />
            <Skeleton className="h-9 w-52" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
