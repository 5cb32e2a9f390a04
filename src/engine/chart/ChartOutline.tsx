import classes from './chart-outline.module.css'

interface ChartOutlineProps {
  /** `donut` is a ring, `bars` are bars, and all else is lines. */
  readonly shape: string
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
