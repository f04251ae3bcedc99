import { Link } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { Mark } from '#foundation/web/design/mark.tsx'
import { supportEmail } from '#foundation/web/support-email.ts'
import { social } from '../../content/claims.ts'
import { frame } from '../parts/section.tsx'

const columns = [
  {
    title: 'Product',
    links: [
      ['Features', '/features'],
      ['Pricing', '/pricing'],
      ['How it Works', '/how-it-works'],
      ['Integrations', '/integrations'],
    ],
  },
  {
    title: 'Company',
    links: [
      ['About Us', '/about'],
      ['Blog', '/blog'],
    ],
  },
  { title: 'Support', links: [['Help Center', '/help']] },
  {
    title: 'Legal',
    links: [
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
      ['Cookie Policy', '/cookie-policy'],
      ['Security', '/security'],
    ],
  },
] as const

export function Footer() {
  return (
    <footer className="mt-10 border-t border-hairline bg-sunken print:hidden">
      <div className={`${frame} grid gap-x-12 gap-y-12 py-14 lg:grid-cols-[17rem_minmax(0,1fr)]`}>
        <div className="grid content-start gap-4">
          <p className="flex items-center gap-2.5 font-serif text-20 font-medium">
            <Mark className="size-7" />
            {productName}
          </p>
          <p className="max-w-70 text-14 text-balance text-muted">An executive assistant that shows what it did.</p>
          <Social />
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-4">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-14 font-semibold">{title}</h2>
              <ul className="mt-3">
                {links.map(([name, path]) => (
                  <li key={path}>
                    <Link to={path} prefetch="intent" className={quiet}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className="border-t border-hairline pt-6 text-13 text-muted lg:col-span-2">
          Questions:{' '}
          <a href={`mailto:${supportEmail()}`} className="underline underline-offset-4">
            {supportEmail()}
          </a>
        </p>
      </div>
    </footer>
  )
}

const quiet = 'inline-flex min-h-8 items-center rounded-[2px] text-14 text-muted hover:text-ink pointer-coarse:min-h-11'

/** Signs of three houses, drawn by hand; without an address they lead nowhere. */
function Social() {
  return (
    <ul className="-ml-2.5 flex">
      {social.map(({ name, address }) => (
        <li key={name}>
          <a
            {...(address === undefined ? { role: 'link', 'aria-disabled': true } : { href: address })}
            aria-label={name}
            className="grid size-10 place-items-center rounded-control text-muted pointer-coarse:size-11 hover:text-ink"
          >
            <svg
              viewBox="0 0 24 24"
              fill="none"
              strokeWidth="1.6"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
              className="size-5 stroke-current"
            >
              <path d={signs[name]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}

const signs = {
  X: 'M5 4.5 19 19.5M19 4.5 5 19.5',
  LinkedIn: 'M4 4h16v16H4zM8 11v5M8 8v.01M12 16v-5M12 13.5c0-1.5 1-2.5 2.2-2.5s1.8 1 1.8 2.5V16',
  GitHub:
    'M9 19.5c-4 1.3-4-2-5.6-2.5M15 21.5v-3.5c0-1 .1-1.4-.5-2 2.8-.3 5.5-1.4 5.5-6a4.6 4.6 0 0 0-1.3-3.2 4.2 4.2 0 0 0-.1-3.2s-1.1-.3-3.5 1.3a12.3 12.3 0 0 0-6.2 0C6.5 3.3 5.4 3.6 5.4 3.6a4.2 4.2 0 0 0-.1 3.2A4.6 4.6 0 0 0 4 10c0 4.6 2.7 5.7 5.5 6-.6.6-.6 1.2-.5 2v3.5',
}
