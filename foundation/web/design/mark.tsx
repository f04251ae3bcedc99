/** The house's mark: an a under the accent of Attaché, by night as by day. Decoration; the name stands beside it. */
export function Mark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={`theme-light ${className}`}>
      <rect width="32" height="32" rx="7" className="fill-accent" />
      <g className="stroke-on-accent" strokeWidth="3" strokeLinecap="round">
        <circle cx="15.5" cy="19.75" r="5.25" />
        <path d="M20.75 13.75v11.25M15.25 9.25 18.75 6.25" />
      </g>
    </svg>
  )
}
