import { use } from 'react'
import { ResourcesContext } from '../../engine/resources.ts'
import { ChartCard } from './ChartCard.tsx'
import { LatestCard } from './LatestCard.tsx'
import { ListCard } from './ListCard.tsx'
import type { LoadedWidget } from './load-widgets.ts'
import { CustomCard } from './CustomCard.tsx'
import { parseChart, parseLatest, parseList } from './parse-widgets.ts'

interface WidgetOfProps extends LoadedWidget {
  readonly answer: unknown
}

/** Nothing where the backend says nothing of it that can be read. */
export function WidgetOf({ name, resource, filters, answer }: WidgetOfProps) {
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
