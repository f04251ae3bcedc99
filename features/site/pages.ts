import { productName } from '#foundation/contract/product.ts'
import { posts } from './posts.ts'

/** What is said about a page where it is found or shared. */
export type PublicPage = {
  path: string
  title: string
  description: string
  /** When its words last changed, a day. */
  changed?: string
  /** What its share image says below the title, where the description is too long for it. */
  line?: string
}

const fixed: readonly PublicPage[] = [
  {
    path: '/',
    title: 'The executive assistant for professionals',
    description:
      'Attaché is an executive assistant you talk to: it keeps your calendar, finds the time, remembers what you told it, shows what it did, and undoes it.',
    line: 'Talk to your calendar. See what was done. Undo it.',
  },
  {
    path: '/features',
    title: 'Features',
    description:
      'What Attaché does today, and what it does not do yet: chat, calendar, files, memory, receipts and undo, on a server of your own.',
    line: 'What it does today, and what it does not do yet.',
  },
  {
    path: '/pricing',
    title: 'Pricing',
    description: 'One plan: Free, $0 per month, no credit card required. Paid plans are coming soon.',
    line: 'Free. $0 per month. No credit card required.',
  },
  {
    path: '/how-it-works',
    title: 'How it works',
    description:
      'Six steps from signing up to a week that runs quieter: set up, meet the assistant, hand over, look back, work together, improve.',
    line: 'Six steps, from signing up to a quieter week.',
  },
  {
    path: '/integrations',
    title: 'Integrations',
    description:
      'What Attaché connects to today and what is planned, for productivity, development, and data and analytics.',
    line: 'What connects today, and what is planned.',
  },
  {
    path: '/about',
    title: 'About us',
    description: 'Why Attaché exists, the four values it is built on, and what people say who work with it.',
    line: 'An assistant should prove what it did.',
  },
  {
    path: '/blog',
    title: 'Blog',
    description: 'Notes on working with an executive assistant: how to begin, and what it gives back.',
    line: 'Notes on working with an assistant.',
  },
  {
    path: '/help',
    title: 'Help Center',
    description:
      'How to begin, the commands, the calendar, approvals and receipts, privacy, the keyboard, and what to do when something does not work.',
    line: 'Commands, calendar, receipts, privacy, keyboard.',
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description:
      'What Attaché keeps about you, where it lies, who sees it, and how it is deleted within 30 days of a request.',
    changed: '2025-10-27',
    line: 'What is kept, where it lies, how it is deleted.',
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    description: 'The terms for using Attaché: free of charge, as is, from the age of 13, under Indian law.',
    changed: '2025-09-30',
    line: 'Free of charge, as is, from the age of 13.',
  },
  {
    path: '/cookie-policy',
    title: 'Cookie Policy',
    description: 'Essential cookies and storage only: what each is for, and how long it stays.',
    line: 'Essential cookies and storage only.',
  },
  {
    path: '/security',
    title: 'Security',
    description:
      'How Attaché protects what you entrust to it, what it does not promise yet, and how to report a weakness.',
    line: 'What is protected, and what is not promised yet.',
  },
]

/** Every page that a visitor may find; the sitemap lists just these. */
export const publicPages: readonly PublicPage[] = [
  ...fixed,
  ...posts.map(({ id, title, excerpt, date }) => ({
    path: `/blog/${id}`,
    title,
    description: excerpt,
    changed: date,
    line: 'From the blog',
  })),
]

export function pageAt(path: string): PublicPage {
  const page = publicPages.find((known) => known.path === path)
  if (!page) throw new Error(`There is no public page ${path}.`)
  return page
}

/** As it stands in the tab. */
export function titleOf({ path, title }: PublicPage): string {
  return path === '/' ? `${productName} · ${title}` : `${title} · ${productName}`
}

/** Where its share image lies. */
export function sharePathOf({ path }: PublicPage): string {
  return `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}
