/** A small line drawing: one weight, most of it ink, and in accent what it is about. Decoration; words stand beside it. */
export type Drawn = { ink: string; accent: string }

export function Drawing({ ink, accent }: Drawn) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-12"
    >
      <path d={ink} className="stroke-ink" />
      <path d={accent} className="stroke-accent" />
    </svg>
  )
}
