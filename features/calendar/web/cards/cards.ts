export { DaysCard } from './days-card.tsx'
export { FreeCard } from './free-card.tsx'
export { SeriesCard } from './series-card.tsx'
