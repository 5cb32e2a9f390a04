import { useMemo } from 'react'
import { textOf } from '../../kinds/core/meaning/meanings.ts'
import { filteredAddress } from '../../kinds/core/filter/widgets.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { ChartAnswer } from './calls.ts'
import type { ChartWidget } from '../../schema/widget.ts'
import { home } from '#features/home/texts.ts'
import { t } from '../../texts/locale.ts'
import type { Colour } from '../../schema/colour.ts'
import { filterParameter, type Filter } from '../../schema/filter.ts'
import type { Field } from '../../schema/field-kinds.ts'
import { Chart } from '../../engine/chart/Chart.tsx'
import type { ChartPart } from '../../engine/chart/chart-part.ts'
import classes from './home.module.css'
import { WidgetCard } from './WidgetCard.tsx'

interface ChartCardProps {
  readonly entity: AnyEntity
  readonly widget: ChartWidget
  readonly filters: readonly Filter[]
  readonly answer: ChartAnswer
}

/** How many records have each value: drawn, and as a table of ways to them. */
export function ChartCard({ entity, widget, filters, answer }: ChartCardProps) {
  const { by, label, as } = widget
  const parts = useMemo(() => partsOf(entity, by, filters, answer), [entity, by, filters, answer])
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
function partsOf(
  entity: AnyEntity,
  by: string,
  filters: readonly Filter[],
  { counts, total }: ChartAnswer,
): readonly ChartPart[] {
  const field = entity.fields[by]
  const parts = counts.map(({ value, count, name: named }): ChartPart => {
    const isNone = value === ''
    const own = isNone
      ? ({ field: by, operator: 'empty', values: [true] } as const)
      : ({ field: by, operator: 'in', values: [value] } as const)
    // A list hears each parameter once, and this value is one of those that are meant.
    const shared = filters.filter((each) => filterParameter(each) !== filterParameter(own))
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
