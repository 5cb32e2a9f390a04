import { Suspense, use, useMemo, useState } from 'react'
import type { HomeWidget } from '../../engine/home-card.ts'
import { widgetKey } from '../../schema/widget.ts'
import { ResourcesContext } from '../../engine/resources.ts'
import { home } from '#features/home/texts.ts'
import { useFeatures } from '../../engine/slots.tsx'
import { cardsOf, DashboardName, inOrder, TO_DO, useArrangement, type DashboardCard } from './arrangement.ts'
import { CardOutline } from './CardOutline.tsx'
import classes from './home.module.css'
import { loadLeftWork, type ReadLeftWork } from './load-left-work.ts'
import { loadWidgets, type LoadedWidget } from './load-widgets.ts'
import { ToDoCard } from './ToDoCard.tsx'
import { WidgetOf } from './WidgetOf.tsx'

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
  const [leftWork] = useState(() => loadLeftWork(features))
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
          <ToDoCard widgets={[]} answers={answers} leftWork={leftWork} />
        )}
        {cards.map((card) => (
          <Card key={card.key} card={card} answers={answers} loading={loading} leftWork={leftWork} />
        ))}
      </Suspense>
    </div>
  )
}

interface CardProps {
  readonly card: DashboardCard
  readonly answers: DashboardCardsProps['answers']
  readonly loading: Promise<ReadonlyMap<string, LoadedWidget>>
  readonly leftWork: Promise<ReadLeftWork>
}

/** Nothing where its config has not come, or the backend says nothing of it. */
function Card({ card: { key, widgets }, answers, loading, leftWork }: CardProps) {
  const loaded = use(loading)
  const known = widgets.flatMap(({ entity, name }) => loaded.get(widgetKey(entity, name)) ?? [])
  if (key === TO_DO) return <ToDoCard widgets={known} answers={answers} leftWork={leftWork} />
  return known.map((each) => <WidgetOf key={each.name} {...each} answer={answers[key]} />)
}
