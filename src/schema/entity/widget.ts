import type { LoadComponent } from './component.ts'
import type { Text } from '../values/text.ts'

/** Some records on the dashboard, with the way to the list of them all. */
export interface ListWidget<Name extends string = string, W = object> {
  /** `shape: 'list'` */
  readonly shape: 'list'
  /** Its heading: `label: 'Anniversaires de la semaine'` */
  readonly label: Text
  /** The dashboard that it stands on, one of the app's `dashboards`: `dashboard: 'sales'`; the first one without it. */
  readonly dashboard?: string
  /** Which records, as its list is asked for them: `where: { birthday: { anniversary: 'thisWeek' } }`; all without it. */
  readonly where?: W
  /** The field that they are ordered by; one that is filtered by its anniversary is ordered by that: `sort: 'birthday'` */
  readonly sort?: Name
  /** `order: 'desc'` has the last first. */
  readonly order?: 'asc' | 'desc'
  /** The fields it shows; a reference shows the record it names: `columns: ['name', 'birthday']` */
  readonly columns: readonly Name[]
  /** How many records it shows; 5 without it. */
  readonly most?: number
  /** Stands in the card "À faire", a line for each record that begins with the day it is sorted by: `isToDo: true` */
  readonly isToDo?: boolean
}

/** How many records have each value of a field. */
export interface ChartWidget<Name extends string = string, W = object> {
  /** `shape: 'chart'` */
  readonly shape: 'chart'
  /** Its heading: `label: 'Joueurs par wilaya'` */
  readonly label: Text
  /** The dashboard that it stands on, one of the app's `dashboards`: `dashboard: 'sales'`; the first one without it. */
  readonly dashboard?: string
  /** The field whose values are counted, a choice, a lookup or a reference: `by: 'wilaya'` */
  readonly by: Name
  /** Bars without it: `as: 'donut'` */
  readonly as?: 'bars' | 'donut'
  /** How many values have a bar of their own; 8 without it. */
  readonly most?: number
  /** Which records, as its list is asked for them: `where: { Stadium: { wilaya: { in: ['Oran'] } } }`; all without it. */
  readonly where?: W
}

/** The latest changes. */
export interface LatestWidget {
  /** `shape: 'latest'` */
  readonly shape: 'latest'
  /** Its heading: `label: 'Dernières modifications'` */
  readonly label: Text
  /** The dashboard that it stands on, one of the app's `dashboards`: `dashboard: 'sales'`; the first one without it. */
  readonly dashboard?: string
  /** Those of all entities, not of this one alone. */
  readonly everywhere?: boolean
  /** How many changes it shows; 6 without it. */
  readonly most?: number
}

/** What a widget of one's own is given. */
export interface OwnWidgetProps {
  /** Its heading, which stands above it already. */
  readonly label: string
}

/** What a component of one's own draws, for those who may see the list of the entity. */
export interface CustomWidget {
  /** `shape: 'own'` */
  readonly shape: 'own'
  /** Its heading: `label: 'Salle d’attente'` */
  readonly label: Text
  /** The dashboard that it stands on, one of the app's `dashboards`: `dashboard: 'sales'`; the first one without it. */
  readonly dashboard?: string
  /** What is below the heading, a file whose default export takes `OwnWidgetProps`: `content: () => import('./components/WaitingRoom.tsx')` */
  readonly content: LoadComponent<OwnWidgetProps>
}

export type Widget<Name extends string = string, W = object> =
  ListWidget<Name, W> | ChartWidget<Name, W> | LatestWidget | CustomWidget

/** What an entity shows on the dashboard. */
export type Home<Name extends string = string, W = object> = HomeCount & {
  /** `widgets: { roles: { shape: 'chart', label: 'Joueurs par rôle', by: 'role' } }`, by a name of your choice. */
  readonly widgets?: Readonly<Record<string, Widget<Name, W>>>
}

type HomeCount =
  | {
      /** Of its count card: `label: 'Joueurs'` */
      readonly label: Text
      /** The key of the count in the answer: `answer: 'countPlayers'` */
      readonly answer: string
    }
  | { readonly label?: undefined; readonly answer?: undefined }

/** What a widget looks like from afar. */
export type WidgetOutline = 'toDo' | 'list' | 'bars' | 'donut' | 'latest' | 'own'

/** The number of records, values or changes that a widget shows. */
export function mostOf(widget: Exclude<Widget, CustomWidget>): number {
  return widget.most ?? USUAL_MOST[widget.shape]
}

const USUAL_MOST = { list: 5, chart: 8, latest: 6 } as const

/** Names a widget in the answer of the home call. */
export function widgetKey(entityName: string, widgetName: string): string {
  return `${entityName}.${widgetName}`
}
