import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { charts } from '#texts/list.ts'
import { lazyOptional } from '../loading/lazy-part.ts'
import type { ChartPart, ChartShape } from './chart-part.ts'
import { ChartOutline } from './ChartOutline.tsx'
import { ChartTable } from './ChartTable.tsx'
import classes from './chart.module.css'

const ChartDrawing = lazyOptional(() => import('./ChartDrawing.tsx'))

interface ChartProps {
  /** Bars without it. */
  readonly as?: ChartShape | undefined
  /** What its parts are, the heading of the table that says the same. */
  readonly header: string
  /** In their order. */
  readonly parts: readonly ChartPart[]
}

/** A chart, drawn and as a table, which is what a screen reader and the keyboard use. */
export function Chart({ as = 'bars', header, parts }: ChartProps) {
  const navigate = useNavigate()
  const drawn = as === 'bars' ? parts.filter(({ isRest }) => !isRest) : parts
  const rest = parts.find(({ isRest }) => isRest)
  const table = <ChartTable header={header} parts={parts} isKey={as === 'donut'} />
  return (
    <div className={classes.whole}>
      <div className={classes.chart} data-as={as}>
        <div className={classes.drawing} aria-hidden style={{ blockSize: heightOf(as, drawn.length) }}>
          <Suspense fallback={<ChartOutline shape={as} lines={drawn.length} />}>
            <ChartDrawing as={as} parts={drawn} onOpen={(to) => void navigate(to)} />
          </Suspense>
        </div>
        {as === 'donut' && table}
      </div>
      {as === 'bars' && rest && <p className={classes.rest}>{charts.rest(rest.count)}</p>}
      {as === 'bars' && (
        <details className={classes.details}>
          <summary>{charts.table}</summary>
          {table}
        </details>
      )}
    </div>
  )
}

const BAR_HEIGHT = 34
const DONUT_HEIGHT = 190

/** Known before the drawing has come, so that nothing moves. */
function heightOf(as: ChartShape, parts: number): number {
  return as === 'donut' ? DONUT_HEIGHT : parts * BAR_HEIGHT
}
