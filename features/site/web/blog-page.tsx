import { Link, type MetaFunction } from 'react-router'
import { publicUrl } from '#foundation/web/public-url.ts'
import { type Post, posts } from '../posts.ts'
import { longDay } from './day.ts'
import { headOf, organisation } from './head.ts'
import { frame, Opening } from './parts/section.tsx'

export const meta: MetaFunction = () => [
  ...headOf('/blog', organisation()),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: 'Blog',
    href: `${publicUrl()}/blog/feed.xml`,
  },
]

export default function BlogPage() {
  return (
    <>
      <Opening over="Blog" title="Notes on working with an assistant" lead="Written for people who have ten minutes." />
      <ul className={frame}>
        {posts.map((post) => (
          <li key={post.id} className="border-t border-hairline">
            <Entry {...post} />
          </li>
        ))}
      </ul>
      <p className={`${frame} mt-6`}>
        <a href="/blog/feed.xml" className="text-14 text-muted underline underline-offset-4 hover:text-ink">
          Atom feed
        </a>
      </p>
    </>
  )
}

function Entry({ id, title, excerpt, date, readTime }: Post) {
  return (
    <article className="relative grid gap-x-12 gap-y-4 py-12 sm:py-16 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <p className="text-14 text-muted">
        <time dateTime={date}>{longDay(date)}</time>
        <span aria-hidden="true"> · </span>
        <span>{readTime}</span>
      </p>
      <div className="grid justify-items-start gap-4">
        <h2 className="max-w-150 font-serif text-25 font-medium sm:text-31">
          <Link
            to={`/blog/${id}`}
            prefetch="intent"
            className="rounded-[2px] after:absolute after:inset-0 hover:text-accent"
          >
            {title}
          </Link>
        </h2>
        <p className="max-w-150 text-16 text-pretty text-muted">{excerpt}</p>
      </div>
    </article>
  )
}
