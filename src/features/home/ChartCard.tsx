import { useMemo } from 'react'
import { textOf } from '../../kinds/core/meaning/meanings.ts'
import { filteredAddress, widgetFilters } from '../../kinds/core/filter/widgets.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { ChartAnswer } from './calls.ts'
import type { ChartWidget } from '../../schema/widget.ts'
import { home } from '#features/home/texts.ts'
import { t } from '../../texts/locale.ts'
import type { Colour } from '../../schema/colour.ts'
import type { Field } from '../../schema/field-kinds.ts'
import { Chart } from '../../engine/chart/Chart.tsx'
import type { ChartPart } from '../../engine/chart/chart-part.ts'
import classes from './home.module.css'
import { WidgetCard } from './WidgetCard.tsx'

interface ChartCardProps {
  readonly entity: AnyEntity
  readonly widget: ChartWidget
  readonly answer: ChartAnswer
}

/** How many records have each value: drawn, and as a table of ways to them. */
export function ChartCard({ entity, widget, answer }: ChartCardProps) {
  const parts = useMemo(() => partsOf(entity, widget, answer), [entity, widget, answer])
  const { by, label, as } = widget
  const field = entity.fields[by]
  if (!field || parts.length === 0) {
    return (
      <WidgetCard label={label}>
        <p className={classes.empty}>{home.emptyChart}</p>
      </WidgetCard>
    )
  }
  return (
    <WidgetCard label={label}>
      <Chart as={as} header={t(field.label)} parts={parts} />
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
  return rest > 0 ? [...parts, { name: home.others, count: rest, isRest: true }] : parts
}

function colourOf(field: Field | undefined, value: string): Colour | undefined {
  const colours = field && 'colours' in field ? field.colours : {}
  return Object.entries(colours ?? {}).find(([each]) => each === value)?.[1]
}
