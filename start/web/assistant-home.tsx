import { type ComponentType, Suspense } from 'react'
import { type MetaFunction, Outlet, useLocation, useOutletContext } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useMedia } from '#foundation/web/shell/use-phone.ts'
import { panelOf, tabsStand, ViewSwitch } from './view-switch.tsx'
import { chatLink, type ViewLink } from './view-link.ts'
import { broughtView, viewAt } from './views.ts'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

/** Fills the window; each view scrolls by itself. */
export const handle = { title: 'Assistant', fills: true }

export const meta: MetaFunction = () => [{ title: `Assistant · ${productName}` }]

/** The chat and the features' views, each at its own address. */
export default function AssistantHome() {
  const view = viewAt(useLocation()) ?? chatLink
  const hasTabs = useMedia(tabsStand)
  return (
    <div className="flex h-full min-h-0 flex-col print:block print:h-auto">
      <ViewSwitch view={view} />
      <div
        key={view.id}
        id={panelOf(view)}
        role={hasTabs ? 'tabpanel' : 'region'}
        aria-label={view.label}
        className="min-h-0 grow overflow-y-auto print:overflow-visible"
      >
        <Suspense fallback={<Arriving />}>
          <Shown view={view} />
        </Suspense>
      </div>
    </div>
  )
}

/** Passes on the component that shows pending activities. */
function Shown({ view }: { view: ViewLink }) {
  const { activity } = useOutletContext<{ activity: ComponentType<{ id: string }> }>()
  const Content = broughtView(view)?.Content
  return Content ? <Content card={activity} /> : <Outlet />
}

function Arriving() {
  return (
    <Loading label="Opening">
      <div className="grid gap-4 p-6">
        <Skeleton className="h-9 w-80 max-w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </Loading>
  )
}
