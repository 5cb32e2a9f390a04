import type { LoadResource, Resource } from '../../api/resource.ts'
import { widgetKey } from '../../schema/widget.ts'
import { ChartCard } from './ChartCard.tsx'
import classes from './home.module.css'
import { LatestCard } from './LatestCard.tsx'
import { ListCard } from './ListCard.tsx'
import { CustomCard } from './CustomCard.tsx'
import { parseChart, parseLatest, parseList } from './parse-widgets.ts'

interface WidgetsProps {
  readonly resources: Readonly<Record<string, LoadResource>>
  readonly widgets: readonly { readonly name: string; readonly resource: Resource }[]
  readonly answers: Readonly<Record<string, unknown>>
}

/** The lists, charts and latest changes below the counts. */
export function Widgets({ widgets, resources, answers }: WidgetsProps) {
  return (
    <div className={classes.widgets}>
      {widgets.map(({ name, resource }) => {
        const key = widgetKey(resource.entity.name, name)
        return (
          <WidgetOf key={key} name={name} resource={resource} resources={resources} answer={answers[key]} />
        )
      })}
    </div>
  )
}

interface WidgetOfProps extends Pick<WidgetsProps, 'resources'> {
  readonly name: string
  readonly resource: Resource
  readonly answer: unknown
}

/** Nothing where the backend says nothing of it that can be read. */
function WidgetOf({ name, resource, resources, answer }: WidgetOfProps) {
  const { entity } = resource
  const widget = entity.home?.widgets?.[name]
  switch (widget?.shape) {
    case 'list': {
      const list = parseList(entity, answer)
      return list && <ListCard resource={resource} widget={widget} answer={list} />
    }
    case 'chart': {
      const chart = parseChart(answer)
      return chart && <ChartCard entity={entity} widget={widget} answer={chart} />
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
