import type { RecordOf } from '../kinds/core/definition/record.ts'
import type { Action, Actions } from '../schema/entity/action.ts'
import type { EntityRecord } from '../schema/entity/field-definition.ts'
import type { Fields } from '../schema/entity/field-kinds.ts'
import type { Context } from './context.ts'
import type { Recorded } from '../schema/where/where.ts'

/** What an action is given to work with. */
export interface ActionContext<
  R = EntityRecord | null,
  V = Readonly<Record<string, unknown>>,
> extends Context {
  /** The record that it is done with, once for each that is selected; null for an action on the list. */
  readonly record: R
  /** What its form holds. */
  readonly values: V
  /** Shows how far an action on the list is. */
  progress(done: number, total: number): void
  /**
   * Aborted when somebody stops the action. With records it ends before the next one by itself; on the list its function looks at it.
   * @example for (const each of all) { if (signal.aborted) return; … }
   */
  readonly signal: AbortSignal
}

/** A method's type: a function of one record's type may stand among those of all records. */
type ActionFunction<C> = { run(context: C): void | Promise<void> }['run']

export type ActionFunctions = Readonly<Record<string, ActionFunction<ActionContext>>>

type ValuesOf<A> = A extends { readonly fields: infer F extends Fields }
  ? Omit<RecordOf<{ readonly fields: F }>, 'id'>
  : Readonly<Record<never, never>>

type FunctionOf<E extends Recorded, A extends Action> = ActionFunction<
  ActionContext<A['on'] extends 'list' ? null : RecordOf<E>, ValuesOf<A>>
>

/** One function for each action of an entity. */
export type FunctionsOf<E extends Recorded, A extends Actions> = {
  readonly [Name in keyof A]: FunctionOf<E, A[Name]>
}

/**
 * What the actions of an entity do, exported as `actions` by the file `<entity>.server.ts` beside the entity's own. Each change they
 * make is one for itself; a `UserError` is told of its record.
 * @example export const actions = defineActions(pet, { async vaccinate({ record, values, records }) { … } })
 */
export function defineActions<const E extends Recorded, const A extends Actions>(
  _entity: E & { readonly actions?: A },
  functions: FunctionsOf<E, A>,
): FunctionsOf<E, A> {
  return functions
}
