import type { HomeWidget } from '../../engine/home-card.ts'
import type { DashboardCard } from './arrangement.ts'
import classes from './outline.module.css'
import shared from './home.module.css'

/** A card until its code and its config are there. */
export function CardOutline({ card: { shape, widgets } }: { readonly card: DashboardCard }) {
  return (
    <div className={shared.card} aria-hidden>
      <div className={classes.title} />
      <ChartOutline shape={shape} lines={widgets[0]?.most ?? USUAL_LINES} />
    </div>
  )
}

const USUAL_LINES = 4

interface ChartOutlineProps {
  readonly shape: HomeWidget['shape']
  readonly lines: number
}

/** A ring, bars or lines. */
export function ChartOutline({ shape, lines }: ChartOutlineProps) {
  if (shape === 'donut') return <div className={classes.ring} />
  return (
    <div className={classes.lines} data-bars={shape === 'bars' || undefined}>
      {Array.from({ length: lines }, (_none, place) => (
        <div key={place} style={{ inlineSize: `${100 - (place * 70) / lines}%` }} />
      ))}
    </div>
  )
}
