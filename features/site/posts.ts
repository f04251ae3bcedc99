/** One entry of the blog; its words stand in `content/blog/{id}.md`. */
export type Post = {
  id: string
  title: string
  excerpt: string
  /** A day: 2025-09-30. */
  date: string
  readTime: string
}

export const posts: readonly Post[] = [
  {
    id: 'benefits-of-attache',
    title: 'What an assistant that shows its work gives you back',
    excerpt:
      'Five minutes here, an unread thread there: where the day of a busy professional goes, and what changes when the work around the work is done by something that proves what it did.',
    date: '2025-09-30',
    readTime: '5 min read',
  },
  {
    id: 'getting-started-guide',
    title: 'Getting started with Attaché',
    excerpt:
      'From making an account to the first event in your calendar: a walk through the first half hour, with the sentences to try and the habits that pay off.',
    date: '2025-09-30',
    readTime: '8 min read',
  },
]

/** What stands above every post, whichever is open. */
export const postHeader = { date: 'September 30, 2025', readTime: '5 min read' }

export function findPost(id: string): Post | undefined {
  return posts.find((post) => post.id === id)
}
