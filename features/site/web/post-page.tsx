import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react'
import { Link, type MetaFunction, useParams } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { publicUrl } from '#foundation/web/public-url.ts'
import { findPost, type Post, postHeader } from '../posts.ts'
import { Document } from './article/document.tsx'
import { headOf, organisation } from './head.ts'
import { Picture } from './parts/picture.tsx'
import { frame } from './parts/section.tsx'

export const meta: MetaFunction = ({ params: { postId = '' } }) => {
  const post = findPost(postId)
  if (!post) return [{ title: `Not found · ${productName}` }, { name: 'robots', content: 'noindex' }]
  return headOf(`/blog/${post.id}`, organisation(), posting(post))
}

function posting({ id, title, excerpt, date }: Post): object {
  const author = { '@type': 'Organization', name: productName }
  const mainEntityOfPage = `${publicUrl()}/blog/${id}`
  const image = `${publicUrl()}/share/blog-${id}.png`
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: date,
    author,
    mainEntityOfPage,
    image,
  }
}

export default function PostPage() {
  const { postId = '' } = useParams()
  const post = findPost(postId)
  return <Around>{post ? <Whole key={postId} post={post} /> : <Failed postId={postId} />}</Around>
}

/** The code that shows a post did not arrive. */
export function ErrorBoundary() {
  const { postId = '' } = useParams()
  return (
    <Around>
      <Failed postId={postId} />
    </Around>
  )
}

function Around({ children }: { children: ReactNode }) {
  return (
    <div
      className={`${frame} grid content-start gap-x-12 pt-10 pb-20 sm:pt-20 lg:grid-cols-[17rem_minmax(0,1fr)] print:block`}
    >
      <p className="print:hidden lg:pt-3">
        <Link
          to="/blog"
          prefetch="intent"
          className="inline-flex min-h-10 items-center pointer-coarse:min-h-11 text-14 text-muted hover:text-ink"
        >
          Back to Blog
        </Link>
      </p>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

function Whole({ post: { id, title, date } }: { post: Post }) {
  const picture = pictures[id]
  return (
    <article className="mt-6 lg:mt-0">
      <h1 className="max-w-160 font-serif text-39 text-balance sm:text-49">{title}</h1>
      <p className="mt-5 text-14 text-muted">
        <time dateTime={date}>{postHeader.date}</time>
        <span aria-hidden="true"> · </span>
        <span>{postHeader.readTime}</span>
      </p>
      {picture && <Picture {...picture} className="mt-10" />}
      <div className="mt-10">
        <Document name={`blog/${id}`} waiting="Loading blog post..." failed={<NotArrived />} />
      </div>
    </article>
  )
}

/** What a post is about, as it looks. */
const pictures: Readonly<Record<string, Omit<ComponentProps<typeof Picture>, 'className'>>> = {
  'getting-started-guide': {
    id: 'scene-guide',
    moment: 'booked',
    words:
      'A conversation with Attaché: asked for two free hours, it looks at the calendar, books them, and shows a receipt with an Undo button.',
    caption: 'What was done, with Undo beside it.',
  },
}

/** Below the title that is there already. */
function NotArrived() {
  return (
    <div className="grid gap-2">
      <h2 className="font-serif text-25">Error</h2>
      <p className="text-muted">Failed to load blog post</p>
    </div>
  )
}

/** The written page for what is missing is one for all, so which it is can be said only once the page is alive. */
function Failed({ postId }: { postId: string }) {
  const blank = useSyncExternalStore(
    never,
    () => postId.trim() === '',
    () => false,
  )
  return (
    <div className="mt-6 grid gap-4 lg:mt-0">
      <h1 className="font-serif text-39 sm:text-49">Error</h1>
      <p className="text-16 text-muted">{blank ? 'No post specified' : 'Failed to load blog post'}</p>
    </div>
  )
}

function never(): () => void {
  return () => {}
}
