import { useSyncExternalStore } from 'react'
import { Link, type MetaFunction, useParams } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { publicUrl } from '#foundation/web/public-url.ts'
import { findPost, type Post, postHeader } from '../posts.ts'
import { Document } from './article/document.tsx'
import { headOf, organisation } from './head.ts'

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
  return (
    <div className="mx-auto w-full max-w-178 px-5 pt-10 pb-20 sm:px-8 sm:pt-16">
      <p className="print:hidden">
        <Link
          to="/blog"
          prefetch="intent"
          className="inline-flex min-h-10 items-center text-14 text-muted hover:text-ink"
        >
          Back to Blog
        </Link>
      </p>
      {post ? <Whole key={postId} post={post} /> : <Failed postId={postId} />}
    </div>
  )
}

function Whole({ post: { id, title, date } }: { post: Post }) {
  return (
    <article className="mt-6">
      <h1 className="font-serif text-39 text-balance sm:text-49">{title}</h1>
      <p className="mt-5 text-14 text-muted">
        <time dateTime={date}>{postHeader.date}</time>
        <span aria-hidden="true"> · </span>
        <span>{postHeader.readTime}</span>
      </p>
      <div className="mt-10">
        <Document name={`blog/${id}`} waiting="Loading blog post..." failed={<p>Failed to load blog post</p>} />
      </div>
    </article>
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
    <div className="mt-10 grid gap-4">
      <h1 className="font-serif text-39">Error</h1>
      <p className="text-16 text-muted">{blank ? 'No post specified' : 'Failed to load blog post'}</p>
    </div>
  )
}

function never(): () => void {
  return () => {}
}
