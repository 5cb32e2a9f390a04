import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, use } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { Action } from '../../schema/action.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { t } from '../../texts/locale.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { recordOptions } from '../../engine/form/record-query.ts'
import rowClasses from '../../engine/list/row-actions.module.css'
import { ActionIcon } from './ActionIcon.tsx'
import classes from './actions.module.css'
import { askAction } from './asked-action.ts'
import { isOffered } from './is-offered.ts'

interface ActionButtonsProps {
  readonly resource: Resource
  /** The records that they are done with; none for those on the list. */
  readonly ids: readonly RecordId[]
  /** The one record that they are done with, as far as it is known. */
  readonly record?: EntityRecord | undefined
  /** Among a row's own buttons, on the bar of the selection, or beside the title of a list or of a form. */
  readonly place: 'row' | 'bar' | 'title' | 'form'
  readonly onDone?: () => void
}

/** A button for each action of an entity that somebody may run. */
export default function ActionButtons(props: ActionButtonsProps) {
  const [id] = props.ids
  return props.place === 'form' && id !== undefined ? <OfForm {...props} id={id} /> : <Offered {...props} />
}

/** By the record that the form has read. */
function OfForm({ id, ...props }: ActionButtonsProps & { readonly id: RecordId }) {
  const { data } = useQuery({ ...recordOptions(props.resource, id), enabled: false })
  return <Offered {...props} record={data} />
}

function Offered({ resource, ids, record, place, onDone }: ActionButtonsProps) {
  const person = use(PersonContext)
  // Whoever may change a record may run what changes it.
  if (resource.denied?.has('update')) return null
  const on = ids.length > 0 ? 'record' : 'list'
  return Object.entries(resource.entity.actions ?? {})
    .filter(
      ([, action]) => action.on === on && isOffered(action, { entity: resource.entity, record, person }),
    )
    .map(([name, action]) => {
      const ask = () => askAction({ resource, name, ids, onDone })
      const icon = <Icon resource={resource} name={name} />
      if (place === 'row') return <RowButton key={name} action={action} icon={icon} onClick={ask} />
      return (
        <Button
          key={name}
          variant="default"
          {...(place === 'bar' && { size: 'xs' })}
          leftSection={icon}
          onClick={ask}
        >
          {t(action.label)}
        </Button>
      )
    })
}

interface RowButtonProps {
  readonly action: Action
  readonly icon: React.ReactNode
  readonly onClick: () => void
}

function RowButton({ action, icon, onClick }: RowButtonProps) {
  const label = t(action.label)
  return (
    <button
      type="button"
      className={`${rowClasses['action']} ${classes['inRow']}`}
      title={label}
      onClick={onClick}
    >
      {icon}
      {label}
    </button>
  )
}

/** The icon's room is there before its code: without it a button of an icon alone is too small to press. */
function Icon({ resource, name }: { readonly resource: Resource; readonly name: string }) {
  const load = resource.actionIcons?.[name]
  return (
    <Suspense fallback={<svg width={15} height={15} aria-hidden />}>
      <ActionIcon load={load} />
    </Suspense>
  )
}
