import { Button } from '@mantine/core'
import { Suspense } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { Action } from '../../schema/action.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { t } from '../../texts/locale.ts'
import rowClasses from '../../engine/list/row-actions.module.css'
import { ActionIcon } from './ActionIcon.tsx'
import classes from './actions.module.css'
import { askAction } from './asked-action.ts'

interface ActionButtonsProps {
  readonly resource: Resource
  /** The records that they are done with; none for those on the list. */
  readonly ids: readonly RecordId[]
  /** Among a row's own buttons, on the bar of the selection, or beside a title. */
  readonly place: 'row' | 'bar' | 'title'
  readonly onDone?: () => void
}

/** A button for each action of an entity. */
export default function ActionButtons({ resource, ids, place, onDone }: ActionButtonsProps) {
  // Whoever may change a record may run what changes it.
  if (resource.denied?.has('update')) return null
  const on = ids.length > 0 ? 'record' : 'list'
  return Object.entries(resource.entity.actions ?? {})
    .filter(([, action]) => action.on === on)
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
