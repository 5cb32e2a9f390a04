import { ChartOutline } from '../../engine/face.ts'
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
