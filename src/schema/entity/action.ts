import type { Who } from '../access/access.ts'
import type { Condition } from '../where/condition.ts'
import type { IconModule } from './menu.ts'
import type { Fields } from './field-kinds.ts'
import type { Text } from '../values/text.ts'

/** Something that can be done with records beside changing and deleting them; `<entity>.server.ts` says how. */
export interface Action<F extends Fields = Fields> {
  /** What its buttons say: `label: 'Vacciner'` */
  readonly label: Text
  /** Beside the label: `icon: 'lucide-react/icons/syringe'` */
  readonly icon?: IconModule
  /** What it is done with, one record or all that are selected, or the list as a whole: `on: 'record'` */
  readonly on: 'record' | 'list'
  /**
   * Of `on: 'record'` alone: what the stored record must be. Others do not offer it, and are refused it one by one among
   * those that are selected: `when: { status: 'open' }`
   */
  readonly when?: Condition
  /** Who runs and stops it, of those who may update its records; all of them without it: `roles: ['secretary']` */
  readonly roles?: Who
  /** Asked before it is done: `confirm: 'Vacciner cet animal ?'` */
  readonly confirm?: Text
  /** The toast afterwards: `done: 'animal vacciné'` */
  readonly done: Text
  /**
   * All or nothing: what it does is one transaction, of all records that are chosen too, and a refusal of one undoes it. Others
   * wait for its end where the database is a file, so that it has to be short: `together: true`
   */
  readonly together?: boolean
  /** A small form that is filled in before: `fields: { day: date({ label: 'Jour', required: true }) }` */
  readonly fields?: F
}

export type Actions = Readonly<Record<string, Action>>
