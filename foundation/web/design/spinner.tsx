/** Says nothing by itself: whatever waits says what for. */
export function Spinner({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 16 16" fill="none" aria-hidden="true" className={`size-4 animate-spin ${className}`}>
      <circle cx="8" cy="8" r="6.25" className="stroke-current opacity-25" strokeWidth="1.75" />
      <path d="M14.25 8A6.25 6.25 0 0 0 8 1.75" className="stroke-current" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  )
}
