import Lock from 'lucide-react/icons/lock'
import Pen from 'lucide-react/icons/pen-line'
import { boundOf, type RightPlace } from '../../schema/data-roles.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { roles as texts } from '#features/roles/texts.ts'
import type { RoleChanges } from './use-role-changes.ts'
import classes from './rights.module.css'

interface RightBoxProps {
  readonly entity: AnyEntity
  readonly place: RightPlace
  readonly label: string
  readonly changes: RoleChanges
  /** Another right is missing, without which it is worth nothing. */
  readonly isIdle: boolean
}

/** A right, to be given or taken; or the reason why no role can have it. */
export function RightBox({ entity, place, label, changes, isIdle }: RightBoxProps) {
  const bound = boundOf(entity, place)
  if (bound) {
    const Icon = bound === 'program' ? Pen : Lock
    const says = `${label}\u00a0: ${texts.bounds[bound]}`
    return (
      <span className={classes.bound} role="img" aria-label={says} title={texts.bounds[bound]}>
        <Icon size={16} aria-hidden />
      </span>
    )
  }
  return (
    <label className={classes.box} data-changed={changes.isChanged(entity, place) || undefined}>
      <input
        type="checkbox"
        aria-label={label}
        checked={changes.has(entity, place)}
        disabled={isIdle}
        onChange={({ currentTarget: { checked } }) => changes.set(entity, place, checked)}
      />
    </label>
  )
}
