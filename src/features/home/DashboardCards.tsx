import { Suspense, use, useMemo, useState, createElement } from 'react'
import {
  Chart,
  type ChartPart,
  ErrorBoundary,
  type HomeWidget,
  ResourcesContext,
  useFeatures,
} from '../../engine/face.ts'
import {
  widgetKey,
  type CustomWidget,
  type OwnWidgetProps,
  type ChartWidget,
} from '../../schema/entity/widget.ts'
import { home } from '#features/home/texts.ts'
import { cardsOf, DashboardName, inOrder, TO_DO, useArrangement, type DashboardCard } from './arrangement.ts'
import { CardOutline } from './CardOutline.tsx'
import classes from './home.module.css'
import {
  loadUnfinishedWork,
  type ReadUnfinishedWork,
  loadWidgets,
  type LoadedWidget,
  parseChart,
  parseLatest,
  parseList,
} from './load-widgets.ts'
import { ToDoCard } from './ToDoCard.tsx'
import { LatestCard } from './LatestCard.tsx'
import { ListCard } from './ListCard.tsx'
import { customComponent } from '../../kinds/core/control/custom-component.ts'
import { t } from '../../texts/locale.ts'
import { WidgetCard } from './WidgetCard.tsx'
import { textOf } from '../../kinds/core/definition/definitions.ts'
import { filteredAddress } from '../../kinds/core/filter/widgets.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { ChartAnswer } from './calls.ts'
import type { Colour } from '../../schema/values/colour.ts'
import { filterParameter, type Filter } from '../../schema/where/filter.ts'
import type { Field } from '../../schema/entity/field-kinds.ts'

interface DashboardCardsProps {
  readonly widgets: readonly HomeWidget[]
  /** What the home call answered, by `widgetKey`. */
  readonly answers: Readonly<Record<string, unknown>>
}

/** What is to do, and the lists, charts and latest changes, as somebody arranged them. */
export default function DashboardCards({ widgets, answers }: DashboardCardsProps) {
  const ways = use(ResourcesContext)
  const isFirst = use(DashboardName) === undefined
  const { arrangement } = useArrangement()
  const features = useFeatures()
  const [loading] = useState(() => loadWidgets(widgets, ways))
  const [unfinishedWork] = useState(() => loadUnfinishedWork(features))
  const cards = useMemo(() => {
    const hidden = new Set(arrangement?.hidden)
    return inOrder(cardsOf(widgets), arrangement).filter(({ key }) => !hidden.has(key))
  }, [widgets, arrangement])
  if (widgets.length > 0 && cards.length === 0) return <p className={classes.allHidden}>{home.allHidden}</p>
  return (
    <div className={classes.widgets}>
      <Suspense
        fallback={cards.map((card) => (
          <CardOutline key={card.key} card={card} />
        ))}
      >
        {/* Where the configs have nothing to do, there is something that was left. */}
        {isFirst && !widgets.some(({ shape }) => shape === TO_DO) && (
          <ToDoCard widgets={[]} answers={answers} unfinishedWork={unfinishedWork} />
        )}
        {cards.map((card) => (
          <Card
            key={card.key}
            card={card}
            answers={answers}
            loading={loading}
            unfinishedWork={unfinishedWork}
          />
        ))}
      </Suspense>
    </div>
  )
}

interface CardProps {
  readonly card: DashboardCard
  readonly answers: DashboardCardsProps['answers']
  readonly loading: Promise<ReadonlyMap<string, LoadedWidget>>
  readonly unfinishedWork: Promise<ReadUnfinishedWork>
}

/** Nothing where its config has not come, or the backend says nothing of it. */
function Card({ card: { key, widgets }, answers, loading, unfinishedWork }: CardProps) {
  const loaded = use(loading)
  const known = widgets.flatMap(({ entity, name }) => loaded.get(widgetKey(entity, name)) ?? [])
  if (key === TO_DO) return <ToDoCard widgets={known} answers={answers} unfinishedWork={unfinishedWork} />
  return known.map((each) => <WidgetOf key={each.name} {...each} answer={answers[key]} />)
}

interface WidgetOfProps extends LoadedWidget {
  readonly answer: unknown
}

/** Nothing where the backend says nothing of it that can be read. */
function WidgetOf({ name, resource, filters, answer }: WidgetOfProps) {
  const { entity } = resource
  const resources = use(ResourcesContext)
  const widget = entity.home?.widgets?.[name]
  switch (widget?.shape) {
    case 'list': {
      const list = parseList(entity, answer)
      return list && <ListCard resource={resource} widget={widget} filters={filters} answer={list} />
    }
    case 'chart': {
      const chart = parseChart(answer)
      return chart && <ChartCard entity={entity} widget={widget} filters={filters} answer={chart} />
    }
    case 'latest': {
      const latest = parseLatest(answer)
      return latest && <LatestCard entity={entity} widget={widget} answer={latest} resources={resources} />
    }
    case 'own':
      return answer !== undefined && <CustomCard widget={widget} />
    case undefined:
      return null
  }
}

/** What a component of an entity's own draws; a fault of it leaves the rest of the dashboard as it is. */
function CustomCard({ widget: { label, content } }: { readonly widget: CustomWidget }) {
  const props: OwnWidgetProps = { label: t(label) }
  return (
    <WidgetCard label={label}>
      <ErrorBoundary instead={<p className={classes.empty}>{home.failed}</p>}>
        <Suspense fallback={<div className={classes.skeleton} />}>
          {createElement(customComponent<OwnWidgetProps>(content), props)}
        </Suspense>
      </ErrorBoundary>
    </WidgetCard>
  )
}

interface ChartCardProps {
  readonly entity: AnyEntity
  readonly widget: ChartWidget
  readonly filters: readonly Filter[]
  readonly answer: ChartAnswer
}

/** How many records have each value: drawn, and as a table of ways to them. */
function ChartCard({ entity, widget, filters, answer }: ChartCardProps) {
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
