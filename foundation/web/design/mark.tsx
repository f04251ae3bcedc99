/** The house's mark: an a under the accent of Attaché. Decoration; the name stands beside it. */
export function Mark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="7" className="fill-accent" />
      <g className="stroke-on-accent" strokeWidth="3" strokeLinecap="round">
        <circle cx="14.5" cy="19.5" r="5.5" />
        <path d="M20 13.5v11.5M14.75 8.75 18.25 5.75" />
      </g>
    </svg>
  )
}
