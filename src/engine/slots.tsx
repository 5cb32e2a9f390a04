import type { QueryClient } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { createContext, createElement, Fragment, Suspense, use, type ComponentType } from 'react'
import type { Resource } from '../api/resource.ts'
import type { Who } from '../schema/access/access.ts'
import type { Condition } from '../schema/where/condition.ts'
import type { AnyEntity } from '../schema/entity/entity.ts'
import type { EntityRecord } from '../schema/entity/field-definition.ts'
import type { HistoryEntry } from '../calls/record-calls.ts'
import type { ListQuery } from '../schema/where/list-query.ts'
import type { RecordId } from '../schema/values/record-id.ts'
import type { Text } from '../schema/values/text.ts'
import type { MenuEntry } from './feature.ts'
import type { Selection } from './list-data/use-selection.ts'
import type { ListState } from './list-data/list-state.ts'
import type { List } from './list-data/list.ts'

interface ResourceProps {
  readonly resource: Resource
}

export interface ListSlotProps extends ResourceProps {
  readonly list: List
}

export interface SelectionSlotProps extends ResourceProps {
  /** The keys of the list's columns. */
  readonly columns: readonly string[]
  readonly query: Pick<ListQuery, 'q' | 'filters'>
  readonly selection: Selection
  /** One of the features changes the selected records just now. */
  readonly isBusy: boolean
  readonly onBusy: (isBusy: boolean) => void
}

export interface ListFootProps {
  readonly entity: string
  /** When the rows were read, in milliseconds. */
  readonly updatedAt: number
  readonly isRefreshing: boolean
  readonly onShow: () => void
}

export interface FormFootProps {
  readonly resource: Resource
  readonly id: RecordId
  /** Of the record that the form was filled from. */
  readonly version: number
  /** Whether something was typed that the stored record does not have. */
  readonly hasChanges: () => boolean
  /** Merges what was typed with the stored record. */
  readonly onMerge: (record: EntityRecord, history: readonly HistoryEntry[]) => void
}

export interface LayoutSlotProps {
  /** Who is logged in; undefined until that is known. */
  readonly admin: EntityRecord | undefined
  readonly menu: readonly MenuEntry[]
}

export interface LoginStepProps {
  /** What the account logs in by. */
  readonly user: string
  /** The second factors that it has; without one it sets one up now. */
  readonly factors: readonly string[]
  /** The session has begun, and the step has still something to show: nothing leads back to the login any more. */
  readonly onBegun: () => void
  /** The session has begun: leads to where the person was going. */
  readonly onDone: () => void
}

export interface StepUpProps {
  readonly onProved: () => void
  /** The way that has the dialog for itself; all are offered beside the password without one. */
  readonly way: string | null
  readonly onWay: (way: string | null) => void
}

/** What a place on the screen tells what stands there. */
interface SlotProps {
  /** Beside the title of a list. */
  readonly listTitle: ResourceProps
  readonly listToolbar: ListSlotProps
  /** Where a list has no records, beside the way to add one, for whoever may. */
  readonly emptyList: ResourceProps
  /** Beside the way to add the first record of an entity, on the dashboard of our own backend. */
  readonly firstStep: { readonly path: string }
  /** Below a list whose backend tells news of others. */
  readonly listFoot: ListFootProps
  /** Beside the rows, once they are there; drawn wherever the feature likes. */
  readonly besideList: ListSlotProps
  /** What a row of a list offers beside editing and deleting it. */
  readonly rowMenu: ResourceProps & { readonly record: EntityRecord }
  /** What can be done with the selected records. */
  readonly selectionBar: SelectionSlotProps
  /** In the panel that saves what a list shows as a file. */
  readonly exportPanel: ResourceProps & {
    readonly columns: readonly string[]
    readonly query: Omit<ListQuery, 'page' | 'pageSize'>
  }
  /** Beside the choice of a file to import. */
  readonly importFile: { readonly entity: AnyEntity }
  /** Beside the title of an edit form. */
  readonly formHeader: ResourceProps & { readonly id: RecordId }
  /** Beside the buttons of an edit form whose backend tells news of others. */
  readonly formFoot: FormFootProps
  /** Below an edit form, and below a record that is only read. */
  readonly belowForm: ResourceProps & { readonly id: RecordId }
  /** On the screen of what was done, above it. */
  readonly activity: object
  /** On the first dashboard, below its counts. */
  readonly dashboard: object
  /** In the top bar, between the menu's button and the person. */
  readonly topBar: object
  /** Once around all screens behind the login. */
  readonly layout: LayoutSlotProps
  /** On the profile, below what is known of the person. */
  readonly profile: { readonly adminId: RecordId }
  /** Where a login waits for more than the password, a way to go on below the other. */
  readonly loginStep: LoginStepProps
  /** Below the password of the login page, another way in. */
  readonly loginFoot: Pick<LoginStepProps, 'onDone'>
  /** Beside the password, where somebody is asked again who it is, another way to show it. */
  readonly stepUp: StepUpProps
  /** On the screen of what keeps one's own account safe, a part below the other; there is none while nothing stands there. */
  readonly security: object
}

/** A screen that stands in the menu of the person. */
interface UserMenuScreen {
  readonly path: string
  readonly label: string
  readonly icon: LucideIcon
  /** For administrator 1 alone. */
  readonly isOfFirst?: true
}

type Slots = { readonly [Name in keyof SlotProps]?: ComponentType<SlotProps[Name]> }

/** What can be done with an entity from anywhere, by a command. */
export interface EntityCommand {
  readonly name: string
  readonly label: Text
  /** With the record that is edited, or with the list. */
  readonly on: 'record' | 'list'
  /** What the record must be. */
  readonly when?: Condition
  /** Who may, of those who may update the entity's records. */
  readonly roles?: Who
  /** @param ids none for the list */
  run(ids: readonly RecordId[]): void
}

/** What may open a list whose address asks for nothing. */
export interface ListOpening {
  /**
   * A hook of the list.
   * @param isPaged The backend is our own.
   */
  use(entity: AnyEntity, isPaged: boolean): ListOpened
  /** Starts to read what the hook needs. */
  prefetch(queryClient: QueryClient, entity: AnyEntity): Promise<unknown>
}

export interface ListOpened {
  /** Another state is about to be shown, or whether there is one is not known yet. */
  readonly isOpening: boolean
  /** The query string of a state, which is never the one that opens another. */
  searchOf(next: ListState): URLSearchParams
}

/** Something that somebody began and left, a line of what is to do on the dashboard. */
export interface UnfinishedWork {
  readonly key: string
  readonly label: string
  /** What else the line says. */
  readonly detail: string
  /** Where it goes on; `state` travels with the way there. */
  readonly to: string
  readonly state: object
  readonly discardLabel: string
  discard(): void
}

/** Calls back with the names of the entities of which others have just changed records. @returns how to end it. */
export type ListenToNews = (listener: (changed: ReadonlySet<string>) => void) => () => void

/** A feature, as the browser knows it: what it puts into the slots. What is heavy is lazy. */
export interface Feature {
  readonly name: string
  readonly slots?: Slots
  readonly commands?: (resource: Resource) => Promise<readonly EntityCommand[]>
  /** Screens that only our own backend can fill. */
  readonly userMenu?: readonly UserMenuScreen[]
  readonly listOpening?: ListOpening
  /** What an account has left in this browser. */
  readonly unfinishedWork?: () => Promise<{ unfinishedWork(account: RecordId): readonly UnfinishedWork[] }>
  /** Tells a screen of one's own the entities whose records others change. */
  readonly news?: () => Promise<{ listenToNews: ListenToNews }>
}

const FeaturesContext = createContext<readonly Feature[]>([])

/** Gives the features to all slots inside. */
export const FeaturesProvider = FeaturesContext.Provider

export function useFeatures(): readonly Feature[] {
  return use(FeaturesContext)
}

interface SlotElementProps<Name extends keyof SlotProps> {
  readonly name: Name
  readonly props: SlotProps[Name]
  /** What stands around it waits for all of them: a key that is pressed as soon as it shows must find its button. */
  readonly isTogether?: boolean
}

/** What the features put into a place, in their order; what is lazy comes when it is there. */
export function Slot<Name extends keyof SlotProps>({ name, props, isTogether }: SlotElementProps<Name>) {
  const Boundary = isTogether ? Fragment : Suspense
  return use(FeaturesContext).map(({ name: key, slots = {} }) => {
    const Part = slots[name]
    return Part && <Boundary key={key}>{createElement(Part, props)}</Boundary>
  })
}
