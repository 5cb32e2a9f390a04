import { NativeSelect } from '@mantine/core'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { FIELD_RIGHTS, RIGHTS, RUN, boundOf, type RightPlace } from '../../schema/access/data-roles.ts'
import { actionsOf } from '../../kinds/core/definition/transitions.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { t } from '../../texts/locale.ts'
import { punctuation } from '#texts/frame.ts'
import { roles as texts } from '#features/roles/texts.ts'
import { nameOfEntity, type NamedRole } from './named-roles.ts'
import type { RoleChanges } from './use-role-changes.ts'
import classes from './rights.module.css'
import Lock from 'lucide-react/icons/lock'
import Pen from 'lucide-react/icons/pen-line'

interface EntityRowsProps {
  readonly entity: AnyEntity
  readonly role: NamedRole
  readonly roles: readonly NamedRole[]
  readonly changes: RoleChanges
}

/** The rights of an entity; its fields come with a press. */
export function EntityRows(props: EntityRowsProps) {
  const { entity, changes } = props
  const [isOpen, setIsOpen] = useState(false)
  const fields = useId()
  const label = nameOfEntity(entity)
  const mayRead = changes.has(entity, { right: 'read' })
  return (
    <tbody role="rowgroup" className={classes.entity}>
      <tr role="row">
        <th role="rowheader" scope="row">
          <button
            type="button"
            className={classes.opener}
            aria-expanded={isOpen}
            aria-controls={fields}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown size={17} aria-hidden />
            <bdi>{label}</bdi>
          </button>
        </th>
        {RIGHTS.map((right) => (
          <td key={right} role="cell" data-label={texts.rights[right]}>
            <RightBox
              entity={entity}
              place={{ right }}
              label={`${texts.rights[right]}${punctuation.comma}${label}`}
              changes={changes}
              isIdle={right !== 'read' && !mayRead}
            />
          </td>
        ))}
      </tr>
      <tr role="row" id={fields} hidden={!isOpen}>
        <td role="cell" colSpan={RIGHTS.length + 1} className={classes.within}>
          {isOpen && <EntityDetails {...props} mayRead={mayRead} />}
        </td>
      </tr>
    </tbody>
  )
}

/** Which records the role sees, what it does with them, and each field with its rights. */
function EntityDetails({ entity, role, roles, changes, mayRead }: EntityRowsProps & { mayRead: boolean }) {
  const rules = Object.keys(entity.access?.rows ?? {})
  return (
    <>
      {rules.length > 0 && !role.isOfConfig && (
        <NativeSelect
          className={classes.rows ?? ''}
          label={texts.rows}
          value={changes.rowsOf(entity) ?? ''}
          onChange={({ currentTarget: { value } }) => changes.setRows(entity, value || null)}
          data={[
            { value: '', label: texts.allRows },
            ...rules.map((rule) => ({
              value: rule,
              label: texts.rowsLike(roles.find(({ name }) => name === rule)?.label ?? rule),
            })),
          ]}
        />
      )}
      <EntityActions
        entity={entity}
        changes={changes}
        isIdle={!mayRead || !changes.has(entity, { right: 'update' })}
      />
      <ul className={classes.fields} aria-label={texts.fieldsOf(nameOfEntity(entity))}>
        {Object.entries(entity.fields).map(([name, field]) => (
          <li key={name}>
            <span className={classes.field} dir="auto">
              {t(field.label)}
            </span>
            {FIELD_RIGHTS.map((right) => (
              <span key={right} className={classes.fieldRight}>
                <RightBox
                  entity={entity}
                  place={{ right, field: name }}
                  label={`${texts.rights[right]}${punctuation.comma}${t(field.label)}`}
                  changes={changes}
                  isIdle={
                    !mayRead || (right === 'update' && !changes.has(entity, { right: 'read', field: name }))
                  }
                />
                <span aria-hidden>{texts.rights[right]}</span>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

interface EntityActionsProps {
  readonly entity: AnyEntity
  readonly changes: RoleChanges
  readonly isIdle: boolean
}

/** The actions and the moves of an entity, which are run by who may update its records. */
function EntityActions({ entity, changes, isIdle }: EntityActionsProps) {
  const actions = Object.entries(actionsOf(entity))
  if (actions.length === 0) return null
  return (
    <ul className={classes.actions} aria-label={texts.actionsOf(nameOfEntity(entity))}>
      {actions.map(([action, { label }]) => (
        <li key={action}>
          <RightBox
            entity={entity}
            place={{ right: RUN, action }}
            label={`${texts.rights.run}${punctuation.comma}${t(label)}`}
            changes={changes}
            isIdle={isIdle}
          />
          <span dir="auto" aria-hidden>
            {t(label)}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface RightBoxProps {
  readonly entity: AnyEntity
  readonly place: RightPlace
  readonly label: string
  readonly changes: RoleChanges
  /** Another right is missing, without which it is worth nothing. */
  readonly isIdle: boolean
}

/** A right, to be given or taken; or the reason why no role can have it. */
function RightBox({ entity, place, label, changes, isIdle }: RightBoxProps) {
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
