import { Outlet } from 'react-router'
import { type Scenes, ScenesProvider } from '../scenes.ts'
import { Bar } from './bar.tsx'
import { Footer } from './footer.tsx'

/** What stands around every public page. `scenes` are drawn with the parts of other features. */
export function SiteFrame({ scenes }: { scenes: Scenes }) {
  return (
    <ScenesProvider value={scenes}>
      <div className="flex min-h-dvh flex-col text-16">
        <a
          href="#content"
          className="fixed top-2 left-2 z-20 -translate-y-20 rounded-control bg-raised px-4 py-2 shadow-float focus:translate-y-0 print:hidden"
        >
          Skip to the content
        </a>
        <Bar />
        <main id="content" tabIndex={-1} className="grow outline-none">
          <Outlet />
        </main>
        <Footer />
      </div>
    </ScenesProvider>
  )
}
