import MessageCircle from 'lucide-react/icons/message-circle'
import Search from 'lucide-react/icons/search'
import { useLayoutEffect } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { ActivityKindsProvider, ActivityLink, WaitingMark } from '#features/activity/web/index.ts'
import { ChatCommands, ChatSession, NewChat, Recents } from '#features/chat/web/index.ts'
import { ContactsLink, findPeople } from '#features/contacts/web/index.ts'
import { fileAttacher } from '#features/documents/web/index.ts'
import { NoticesArriving, NoticesBell, NoticesBellIcon, NoticesOutside } from '#features/notices/web/index.ts'
import { PersonNotices, PersonPanel, SignedIn } from '#features/people/web/index.ts'
import { RemindersLink } from '#features/reminders/web/index.ts'
import { productName } from '#foundation/contract/product.ts'
import { BesideProvider } from '#foundation/web/beside.ts'
import { IconButton } from '#foundation/web/design/button.tsx'
import { Mark } from '#foundation/web/design/mark.tsx'
import { EventPartsProvider } from '#foundation/web/event-parts.tsx'
import { endFirstPaint } from '#foundation/web/first-paint/overlay.ts'
import { openPalette } from '#foundation/web/palette/open-palette.ts'
import { NoticePlacesProvider } from '#foundation/web/notice-places.tsx'
import { PaletteHost } from '#foundation/web/palette/palette-host.tsx'
import { KnownPeople } from '#foundation/web/people/known-people.ts'
import { MakersProvider } from '#foundation/web/makers.ts'
import { SamplesProvider } from '#foundation/web/samples.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { AwayBanner } from '#foundation/web/shell/away-banner.tsx'
import { Frame, type HeaderOwner } from '#foundation/web/shell/frame.tsx'
import { SidebarButton } from '#foundation/web/shell/sidebar-button.tsx'
import { SidebarLink } from '#foundation/web/shell/sidebar-link.tsx'
import { cards, listing } from './cards.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import { plugs } from './plugs.ts'
import { addressOf, chatLink, titleOf, type ViewLink } from './view-link.ts'
import { broughtView, viewAt } from './views.ts'

/** What stands around every page of somebody who is signed in; each feature puts its own into the sidebar. */
export default function AssistantLayout() {
  useLayoutEffect(endFirstPaint, [])
  const { title, header, view } = usePlace()
  return (
    <SignedIn>
      <ChatSession cards={cards} listing={listing} home={plugs.home} attacher={fileAttacher}>
        <BesideProvider value={plugs}>
          <Frame
            title={title}
            header={header}
            tabs={<PhoneTabs view={view} />}
            actions={<Actions />}
            brand={<Brand />}
            top={<Top />}
            middle={<Recents />}
            lower={<PersonPanel />}
            mark={<MenuMark />}
          >
            <Page title={title} />
          </Frame>
        </BesideProvider>
        <ChatCommands />
        <NoticesArriving />
        <NoticesOutside />
        <Palette />
      </ChatSession>
    </SignedIn>
  )
}

/** A phone has it at More. */
function MenuMark() {
  return (
    <span className="max-sm:hidden">
      <WaitingMark isNamed />
    </span>
  )
}

/** At the end of the header of small screens. */
function Actions() {
  return (
    <>
      <NoticesBellIcon />
      <IconButton label="Search" icon={<Search />} onClick={openPalette} />
    </>
  )
}

/** A page that fills the window scrolls within itself; the others scroll as a whole. */
function Page({ title }: { title: string }) {
  const fills = useMatches().some(({ handle }) => saysIn(handle, 'fills') === true)
  return (
    <div data-fills={fills || undefined} className={`flex flex-col ${fills ? 'h-full' : 'min-h-full'}`}>
      <AwayBanner />
      <PersonNotices place={title} />
      <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]">
        <ActivityKindsProvider value={plugs.activityKinds}>
          <NoticePlacesProvider value={plugs.noticePlaces}>
            <EventPartsProvider value={plugs.eventParts}>
              <SamplesProvider value={plugs.samples}>
                <MakersProvider value={plugs.makers}>
                  <KnownPeople value={findPeople}>
                    <Outlet context={cards} />
                  </KnownPeople>
                </MakersProvider>
              </SamplesProvider>
            </EventPartsProvider>
          </NoticePlacesProvider>
        </ActivityKindsProvider>
      </div>
    </div>
  )
}

function Brand() {
  return (
    <span className="flex items-center gap-2.5 font-serif text-16 font-medium">
      <Mark className="size-6" />
      {productName}
    </span>
  )
}

function Top() {
  const view = viewAt(useLocation())
  return (
    <nav aria-label="Main">
      <SidebarLink to="/assistant" here={view === chatLink} icon={<MessageCircle />}>
        Assistant
      </SidebarLink>
      <NewChat />
      <div className="py-2">
        {plugs.views.map((one) => (
          <SidebarLink key={one.id} to={addressOf(one)} here={view === one} icon={<one.icon />}>
            {one.label}
          </SidebarLink>
        ))}
      </div>
      <SidebarButton icon={<Search />} onClick={openPalette} inRailOnly>
        Search
      </SidebarButton>
      <ContactsLink />
      <ActivityLink />
      <NoticesBell />
      <RemindersLink />
    </nav>
  )
}

function Palette() {
  const { personId } = useSession()
  return <PaletteHost key={personId} sources={plugs.palette} personId={personId} />
}

type Place = { title: string; header: HeaderOwner; view: ViewLink | undefined }

/** The current place: the innermost page's title, or the view of the home. */
function usePlace(): Place {
  const handles = useMatches().map(({ handle }) => handle)
  const view = viewAt(useLocation())
  const title = handles.map((handle) => saysIn(handle, 'title')).findLast((one) => typeof one === 'string')
  const ownsHeader = handles.some((handle) => saysIn(handle, 'ownHeader') === true)
  const drawsHeader = view !== undefined && broughtView(view)?.ownHeader === true
  return {
    title: view ? titleOf(view) : (title ?? productName),
    header: ownsHeader ? 'page' : drawsHeader ? 'page on a phone' : 'frame',
    // Chats belong to the first view.
    view: ownsHeader ? chatLink : view,
  }
}

function saysIn(handle: unknown, name: 'title' | 'fills' | 'ownHeader'): unknown {
  return typeof handle === 'object' && handle !== null ? Reflect.get(handle, name) : undefined
}
