const colours = [
  { color: '#ef4444', name: 'Red' },
  { color: '#f59e0b', name: 'Amber' },
  { color: '#22c55e', name: 'Green' },
  { color: '#14b8a6', name: 'Teal' },
  { color: '#3b82f6', name: 'Blue' },
  { color: '#8b5cf6', name: 'Violet' },
  { color: '#ec4899', name: 'Pink' },
  { color: '#64748b', name: 'Slate' },
]

export const usualColour = '#3b82f6'

/** Colours as dots, named for people who cannot see them. One that came from elsewhere can be kept. */
export function ColourChoice({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  const others = colours.some((known) => known.color === color) ? [] : [{ color, name: 'Current colour' }]
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-13 font-medium">Colour</legend>
      <div className="flex flex-wrap gap-2">
        {[...colours, ...others].map((known) => (
          <input
            key={known.color}
            type="radio"
            name="color"
            aria-label={known.name}
            title={known.name}
            checked={known.color === color}
            onChange={() => onChange(known.color)}
            style={{ backgroundColor: known.color }}
            className="size-7 appearance-none rounded-full border-2 border-raised checked:ring-2 checked:ring-ink pointer-coarse:size-11"
          />
        ))}
      </div>
    </fieldset>
  )
}
