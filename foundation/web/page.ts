/** One address of the web and the file that shows it; a feature's door lists its own. */
export type Page = {
  /** As React Router writes it: `/blog/:postId`. */
  path: string
  /** From the root of the project: `features/site/web/home-page.tsx`. */
  file: string
  /** Pages that this one stands around; their paths are whole, too. */
  within?: Page[]
}
