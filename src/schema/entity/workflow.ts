import type { Who } from '../access/access.ts'
import type { IconModule } from './menu.ts'
import type { Text } from '../values/text.ts'

/** A move that says more than where it goes. */
export interface Move<Stage extends string = string> {
  /** The option that the field has afterwards: `stage: 'done'` */
  readonly stage: Stage
  /** What its button says; the name of the stage without it: `label: 'Approuver'` */
  readonly label?: Text
  /** Beside the label: `icon: 'lucide-react/icons/package-check'` */
  readonly icon?: IconModule
  /** Asked before: `confirm: 'Annuler cette leçon ?'` */
  readonly confirm?: Text
  /** Who makes this one, instead of those who make the others from the same stage: `by: ['manager']` */
  readonly by?: Who
}

/** Where records of one stage go. */
export interface Moves<Stage extends string = string> {
  /** `to: ['done', { stage: 'cancelled', label: 'Annuler', confirm: 'Annuler cette leçon ?' }]` */
  readonly to: readonly (Stage | Move<Stage>)[]
  /** Who moves them, of those who may update the records; all of them without it: `by: ['instructor']` */
  readonly by?: Who
}

/** The stages of a record, which are the options of a choice, and what leads from one to another. */
export interface Stages<Name extends string = string, Stage extends string = string> {
  /** The choice that holds the stage. It says `readOnly: true`, and with `initial` where a new record begins: `field: 'state'` */
  readonly field: Name
  /** By the stage that they leave; one without any is an end: `moves: { planned: { to: ['done'], by: ['instructor'] } }` */
  readonly moves: { readonly [From in Stage]?: Moves<Stage> }
}

/** The stages that an entity of these fields can have: those of any choice among them. */
export type StagesOf<F> = string extends keyof F
  ? Stages
  : {
      [Name in keyof F & string]: F[Name] extends { readonly kind: 'choice'; readonly options: infer Options }
        ? Stages<Name, keyof Options & string>
        : never
    }[keyof F & string]

/** What leads to the same stage in the same way, with all stages that it leaves. */
interface MoveGroup {
  readonly from: readonly string[]
  readonly move: Move
}

/**
 * The moves by the names of their actions: `to-cancelled`, and `to-cancelled-from-given-planned` where others lead there in
 * another way. Rights are kept under these names, so that they are the same in whatever order the moves are written.
 */
export function namedTransitions(stages: Stages): Readonly<Record<string, MoveGroup>> {
  const groups = groupMoves(stages)
  const nameOf = ({ from, move: { stage } }: MoveGroup) => {
    const isOnly = groups.filter(({ move }) => move.stage === stage).length === 1
    return isOnly ? `to-${stage}` : `to-${stage}-from-${from.toSorted().join('-')}`
  }
  return Object.fromEntries(groups.map((group) => [nameOf(group), group]))
}

function groupMoves({ moves }: Stages): readonly MoveGroup[] {
  const groups = new Map<string, MoveGroup>()
  for (const [from, { to = [], by } = {}] of Object.entries(moves)) {
    for (const each of to) {
      const move: Move = { ...(by && { by }), ...(typeof each === 'string' ? { stage: each } : each) }
      const key = JSON.stringify([move.stage, move.label, move.icon, move.confirm, move.by])
      groups.set(key, { move, from: [...(groups.get(key)?.from ?? []), from] })
    }
  }
  return [...groups.values()]
}
