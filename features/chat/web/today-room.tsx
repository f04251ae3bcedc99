/** Holds the place of what today has in store from the first paint on. It stands still, for it is painted twice. */
export function TodayRoom() {
  return (
    <div aria-hidden="true" className="divide-y divide-hairline border-y border-hairline">
      {['w-3/5', 'w-40', 'w-56'].map((width) => (
        <div key={width} className="flex h-11 items-center gap-3 px-2">
          <span className="size-4 rounded-control bg-hairline/50" />
          <span className={`h-3 rounded-control bg-hairline/50 ${width}`} />
        </div>
      ))}
    </div>
  )
}
