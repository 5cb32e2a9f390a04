import { Suspense, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { textOf } from '../../kinds/core/meaning/meanings.ts'
import { filteredAddress, widgetFilters } from '../../kinds/core/filter/widgets.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { ChartAnswer } from './calls.ts'
import type { ChartWidget } from '../../schema/widget.ts'
import { home } from '#features/home/texts.ts'
import { t } from '../../texts/locale.ts'
import { ChartTable } from './ChartTable.tsx'
import { ChartOutline } from './CardOutline.tsx'
import { colourOf, type ChartPart } from './chart-part.ts'
import classes from './home.module.css'
import { WidgetCard } from './WidgetCard.tsx'
import { lazyOptional } from '../../engine/loading/lazy-part.ts'

const ChartDrawing = lazyOptional(() => import('./ChartDrawing.tsx'))

interface ChartCardProps {
  readonly entity: AnyEntity
  readonly widget: ChartWidget
  readonly answer: ChartAnswer
}

/** How many records have each value: drawn, and as a table of ways to them. */
export function ChartCard({ entity, widget, answer }: ChartCardProps) {
  const navigate = useNavigate()
  const parts = useMemo(() => partsOf(entity, widget, answer), [entity, widget, answer])
  const { by, label, as = 'bars' } = widget
  const field = entity.fields[by]
  if (!field || parts.length === 0) {
    return (
      <WidgetCard label={label}>
        <p className={classes.empty}>{home.emptyChart}</p>
      </WidgetCard>
    )
  }
  // A bar of all others would be longer than any that it stands beside.
  const drawn = as === 'bars' ? parts.filter(({ to }) => to !== undefined) : parts
  const rest = parts.find(({ to }) => to === undefined)
  const table = <ChartTable header={t(field.label)} parts={parts} isKey={as === 'donut'} />
  return (
    <WidgetCard label={label}>
      <div className={classes.chart} data-as={as}>
        <div className={classes.drawing} aria-hidden style={{ blockSize: heightOf(as, drawn.length) }}>
          <Suspense fallback={<ChartOutline shape={as} lines={drawn.length} />}>
            <ChartDrawing as={as} parts={drawn} onOpen={(to) => void navigate(to)} />
          </Suspense>
        </div>
        {as === 'donut' && table}
      </div>
      {as === 'bars' && rest && <p className={classes.rest}>{home.rest(rest.count)}</p>}
      {as === 'bars' && (
        <details className={classes.details}>
          <summary>{home.table}</summary>
          {table}
        </details>
      )}
    </WidgetCard>
  )
}

/** The most frequent values, those without a value among them, and all others together. */
function partsOf(entity: AnyEntity, { by, filters }: ChartWidget, { counts, total }: ChartAnswer) {
  const field = entity.fields[by]
  const shared = widgetFilters(entity, filters)
  const parts = counts.map(({ value, count, name: named }): ChartPart => {
    const isNone = value === ''
    const own = isNone
      ? ({ field: by, operator: 'empty', values: [true] } as const)
      : ({ field: by, operator: 'in', values: [value] } as const)
    const name = isNone || !field ? home.none : (named ?? textOf(field, value))
    return { name, count, to: filteredAddress(entity, [...shared, own]), colour: colourOf(field, value) }
  })
  const rest = total - counts.reduce((sum, { count }) => sum + count, 0)
  return rest > 0 ? [...parts, { name: home.others, count: rest, to: undefined, colour: undefined }] : parts
}

const BAR_HEIGHT = 34
const DONUT_HEIGHT = 190

/** Known before the drawing has come, so that nothing moves. */
function heightOf(as: ChartWidget['as'], parts: number): number {
  return as === 'donut' ? DONUT_HEIGHT : parts * BAR_HEIGHT
}
