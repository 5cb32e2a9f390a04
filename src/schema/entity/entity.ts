import type { Access } from '../access/access.ts'
import type { Account } from '../access/account.ts'
import type { Action, Actions } from './action.ts'
import type { Checks, EntityCheck } from '../where/check.ts'
import type { CheckedFields } from './checked-fields.ts'
import type { Colour } from '../values/colour.ts'
import type { Condition } from '../where/condition.ts'
import type { ConditionOn } from '../where/condition-on.ts'
import type { Compute, Computed } from './computed.ts'
import type { LoadComponent } from './component.ts'
import type { Endpoints } from './endpoint.ts'
import type { EntityTexts } from './entity-texts.ts'
import type { EntityName } from './entity-shapes.ts'
import type { Field, Fields } from './field-kinds.ts'
import type { EntityRecord } from './field-definition.ts'
import type { ListColumn, PathOf } from './list-column.ts'
import type { Lock, RecordLock } from '../access/lock.ts'
import type { EntityMenu } from './menu.ts'
import type { IdKind, RecordId } from '../values/record-id.ts'
import type { Rollups } from './rollup.ts'
import type { StagesOf, Stages } from './workflow.ts'
import type { Text } from '../values/text.ts'
import type { RelatedTo, WhereOf } from '../where/where.ts'
import type { Home } from './widget.ts'

/** What an entity's own page is given. */
export interface PageProps {
  readonly resource: PageResource
  /** What the address says: `params['id']` is the record that is edited. */
  readonly params: Readonly<Record<string, string | undefined>>
}

/** An entity with its calls, as a page of its own needs them. */
interface PageResource {
  readonly entity: AnyEntity
  readonly client: {
    list(): Promise<{ readonly records: readonly EntityRecord[] }>
    read(id: RecordId): Promise<EntityRecord>
    destroy(id: RecordId): Promise<void>
  }
}

/** Pages of an entity's own instead of the generated ones. */
export interface Pages {
  /** `list: () => import('./components/GenresPage.tsx')`, a file whose default export takes `PageProps`. */
  readonly list?: LoadComponent<PageProps>
  /** Instead of the create form. */
  readonly create?: LoadComponent<PageProps>
  /** Instead of the edit form; the record's id stands in its `params`. */
  readonly edit?: LoadComponent<PageProps>
}

/** The colour of the rows whose record meets a condition. */
export interface RowColour<When = Condition> {
  /** As fields have it: `when: { status: 'late' }`, `when: { ends_on: { to: { days: 30 } } }` */
  readonly when: When
  /** `colour: 'orange'` */
  readonly colour: Colour
}

type ColourOf<F> = RowColour<ConditionOn<F>>

/** An action that asks of the entity's own fields. */
interface ActionOn<F> extends Omit<Action, 'when'> {
  readonly when?: ConditionOn<F>
}

/** A headed group of the form. */
export interface Section<Name extends string = string, When = Condition> {
  /** Its heading: `label: 'Adresse'` */
  readonly label: Text
  /** Its fields in their order: `fields: ['wilaya', 'commune']` */
  readonly fields: readonly Name[]
  /**
   * Once the stored record is so its fields stay as they are:
   * `lock: { when: { paid: true }, says: 'La facture est payée.' }`
   */
  readonly lock?: Lock<When>
}

export interface Entity<F extends Fields = Fields, A extends Actions = Actions, Ids extends IdKind = IdKind> {
  /** Names the table, the generated client and the entity in relations: `name: 'player'`. */
  readonly name: string
  /** The address of its list; `/create` and `/edit/…` lie below: `path: '/players'`. */
  readonly path: `/${string}`
  /**
   * The name it had before: the next start renames its table, which keeps its rows. It may stay here for ever:
   * `renamedFrom: 'footballer'`.
   */
  readonly renamedFrom?: string
  /**
   * What names its records: numbers without it, or texts, as uuids and slugs, of a backend that is not our own:
   * `ids: 'text'`.
   */
  readonly ids?: Ids
  /** Its entry in the side menu: `menu: { label: 'Joueurs', icon: 'lucide-react/icons/shirt', order: 10 }`; none without it. */
  readonly menu?: EntityMenu<WhereOf<F>>
  /**
   * Its count card and its widgets on the dashboard: `home: { label: 'Joueurs', answer: 'countPlayers' }`; nothing
   * without it.
   */
  readonly home?: Home<keyof F & string, WhereOf<F>>
  /** The calls of its backend: `endpoints: crud('/api/player', { … })`. */
  readonly endpoints: Endpoints
  /** Its fields in the order of the form, by the name they travel under. */
  readonly fields: F
  /**
   * The groups of its forms, in their order; each field stands in one of them. Without them a form is one group:
   * `sections: { identity: { label: 'Identité', fields: ['name'] } }`.
   */
  readonly sections?: Readonly<Record<string, Section<keyof F & string, ConditionOn<F>>>>
  /** The sections of its forms stand behind tabs, each of which tells how many mistakes it holds: `tabs: true`. */
  readonly tabs?: boolean
  readonly list: {
    /** The heading: `title: 'joueurs'`. */
    readonly title: Text
    /** The link to the create screen: `add: 'Ajouter un joueur'`. */
    readonly add: Text
    /** Field names, `joined(…)` and `firstOf(…)`, in their order. */
    readonly columns: readonly ListColumn<keyof F & string, PathOf<F>>[]
    /**
     * Colours the rows whose record meets a condition; of several the first that is met:
     * `rowColour: { when: { status: 'late' }, colour: 'orange' }`.
     */
    readonly rowColour?: ColourOf<F> | readonly ColourOf<F>[]
    /**
     * The reference by which a record stands below another one of the same entity; the list has the way to a tree of them then:
     * `tree: 'parent_id'`.
     */
    readonly tree?: keyof F & string
  }
  /**
   * Whether what agents would change of its records waits for a person, where that is not as `account.agents` says for all:
   * `agentApproval: false`.
   */
  readonly agentApproval?: boolean
  /**
   * The entities whose records refer to it by a field or by their rows, and are listed below its edit form, each list with a
   * search, pages and a link that adds one: `related: ['stadium']`.
   */
  readonly related?: readonly EntityName[]
  /**
   * What must be true of several of its fields together, in forms and in the backend:
   * `checks: { period: { of: ['starts_on', 'ends_on'], holds: …, field: 'ends_on', says: 'La fin précède le début.' } }`.
   */
  readonly checks?: Checks<F>
  /**
   * Fields that are worked out from others by the server and say `readOnly`. They are stored with each change of their
   * record, so that lists sort, filter and search by them as by any other; and anew for all records at the start after
   * the function has been written otherwise. What it calls in other files it must not depend on.
   * `computed: { full_name: ({ first, last }) => `${first} ${last}` }`
   */
  readonly computed?: Computed<F>
  /**
   * Fields that hold a figure of the records that refer to this one, right in the transaction of each change of these; lists sort,
   * filter and search by them as by any other, and `computed` is told them.
   * `rollups: { lessons: { of: 'lesson.student_id', count: true }, spent: { of: 'lesson.student_id', sum: 'price' } }`
   */
  readonly rollups?: Rollups<keyof F & string>
  /**
   * Fields of which no two records may hold the same together, where all of them are given; a mistake is told at the last.
   * So a name is unique within what it belongs to: `uniqueTogether: [['stadium_id', 'name']]`.
   */
  readonly uniqueTogether?: readonly (readonly (keyof F & string)[])[]
  /** What the screens say of it, where that is not what they say of any record. */
  readonly texts?: EntityTexts
  /** A successful edit replaces the history entry, so that Back skips the form. */
  readonly updateReplacesHistory?: boolean
  /** Its own pages: `pages: { list: () => import('./components/GenresPage.tsx') }`; what is not named is generated. */
  readonly pages?: Pages
  /** Makes its records the people who log in; one entity has it. */
  readonly account?: Account<keyof F & string>
  /**
   * Who may do what with its records, by role; everybody everything without it:
   * `access: { update: ['secretary'], delete: [] }`.
   */
  readonly access?: Access<keyof F & string, RelatedTo<F>>
  /**
   * Once a stored record is so it stays as it is: nobody changes or deletes it, whichever way; actions, moves and hooks do, as
   * the program's own code: `lock: { when: { state: 'closed' }, says: 'Cette visite est clôturée.' }`.
   */
  readonly lock?: RecordLock<ConditionOn<F>>
  /**
   * What its records go through, and who moves them on: the moves are buttons as those of actions, and nobody changes the field
   * otherwise. A hook hears of each: `afterMove`.
   * `stages: { field: 'state', moves: { planned: { to: ['done', 'cancelled'], by: ['instructor'] } } }`
   */
  readonly stages?: StagesOf<F>
  /**
   * What can be done with its records besides, by the name of the function in `<entity>.server.ts`:
   * `actions: { vaccinate: { label: 'Vacciner', on: 'record', done: 'animal vacciné' } }`.
   */
  readonly actions?: A
}

/** The parts that name fields of the entity. */
type TypedByFields =
  | 'menu'
  | 'home'
  | 'sections'
  | 'list'
  | 'checks'
  | 'computed'
  | 'rollups'
  | 'uniqueTogether'
  | 'account'
  | 'access'
  | 'lock'
  | 'stages'
  | 'actions'

/** An entity, whatever its fields. */
export interface AnyEntity extends Omit<Entity, TypedByFields | 'related'> {
  readonly menu?: EntityMenu
  readonly related?: readonly string[]
  readonly checks?: Readonly<Record<string, EntityCheck>>
  readonly computed?: Readonly<Record<string, Compute>>
  /** What these functions are written as, by `npm run generate`. */
  readonly computedBy?: string
  readonly rollups?: Rollups
  readonly uniqueTogether?: readonly (readonly string[])[]
  readonly home?: Home
  readonly sections?: Readonly<Record<string, Section>>
  readonly list: {
    readonly title: Text
    readonly add: Text
    readonly columns: readonly ListColumn[]
    readonly rowColour?: RowColour | readonly RowColour[]
    readonly tree?: string
  }
  readonly account?: Account
  readonly access?: Access
  readonly lock?: RecordLock
  readonly stages?: Stages
  readonly actions?: Actions
}

/**
 * Describes an entity; the one export of a file in `entities/`, under the entity's own name.
 * @example export const sponsor = defineEntity({ name: 'sponsor', path: '/sponsors', … })
 */
export function defineEntity<
  const F extends Readonly<Record<string, Field>>,
  const A extends Readonly<Record<string, Action>> = Readonly<Record<never, never>>,
  const Ids extends IdKind = 'number',
>(
  entity: Omit<Entity<F, A, Ids>, TypedByFields> & {
    /** Its fields in the order of the form, by the name they travel under. */
    readonly fields: F & CheckedFields<NoInfer<F>>
    /** Its entry in the side menu: `menu: { label: 'Joueurs', icon: 'lucide-react/icons/shirt', order: 10 }`. */
    readonly menu?: EntityMenu<WhereOf<NoInfer<F>>>
    /** Its count card and its widgets on the dashboard: `home: { label: 'Joueurs', answer: 'countPlayers' }`. */
    readonly home?: Home<keyof NoInfer<F> & string, WhereOf<NoInfer<F>>>
    /** The groups of its forms: `sections: { identity: { label: 'Identité', fields: ['name'] } }`. */
    readonly sections?: NonNullable<Entity<NoInfer<F>>['sections']>
    /** Its list: `list: { title: 'joueurs', add: 'Ajouter un joueur', columns: ['name', 'phone'] }`. */
    readonly list: Entity<NoInfer<F>>['list']
    /** What must be true of several of its fields together: `checks: { period: { of: ['starts_on', 'ends_on'], … } }`. */
    readonly checks?: Checks<NoInfer<F>>
    /** Fields that are worked out from others: `computed: { full_name: ({ first, last }) => `${first} ${last}` }`. */
    readonly computed?: Computed<NoInfer<F>>
    /** Fields that hold a figure of the records that refer to this one: `rollups: { lessons: { of: 'lesson.student_id', count: true } }`. */
    readonly rollups?: Rollups<keyof NoInfer<F> & string>
    /** Fields of which no two records may hold the same together: `uniqueTogether: [['stadium_id', 'name']]`. */
    readonly uniqueTogether?: NonNullable<Entity<NoInfer<F>>['uniqueTogether']>
    /** Makes its records the people who log in; one entity has it. */
    readonly account?: Account<keyof NoInfer<F> & string>
    /** Who may do what with its records, by role: `access: { update: ['secretary'], delete: [] }`. */
    readonly access?: Access<keyof NoInfer<F> & string, RelatedTo<NoInfer<F>>>
    /** What keeps its records as they are: `lock: { when: { state: 'closed' }, says: 'Cette visite est clôturée.' }`. */
    readonly lock?: NonNullable<Entity<NoInfer<F>>['lock']>
    /** What its records go through: `stages: { field: 'state', moves: { planned: { to: ['done'], by: ['instructor'] } } }`. */
    readonly stages?: StagesOf<NoInfer<F>>
    /** What can be done with its records besides: `actions: { vaccinate: { label: 'Vacciner', on: 'record', done: 'animal vacciné' } }`. */
    readonly actions?: A & Readonly<Record<string, ActionOn<NoInfer<F>>>>
  },
): Entity<F, A, Ids> {
  return entity
}
