import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, use, type ComponentProps, createElement } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { Action } from '../../schema/entity/action.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { t } from '../../texts/locale.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { customComponent } from '../../kinds/core/control/custom-component.ts'
import { CAME_LATE, listedRecord, openActionDialog, recordOptions } from '../../engine/face.ts'
import rowClasses from '../../engine/list/row-actions.module.css'
import classes from './actions.module.css'
import { actionsOf } from '../../kinds/core/definition/transitions.ts'
import { isOffered } from '../../kinds/core/definition/is-offered.ts'
import Flag from 'lucide-react/icons/flag'
import Zap from 'lucide-react/icons/zap'
import type { IconProps, LoadComponent } from '../../schema/entity/component.ts'

const LOOK: IconProps = { size: 15, strokeWidth: 2, 'aria-hidden': true }

interface ActionIconProps {
  readonly load: LoadComponent<IconProps> | undefined
  /** It leads to another stage. */
  readonly isMove: boolean
}

/** The icon of an action, or one for any. */
function ActionIcon({ load, isMove }: ActionIconProps) {
  if (load) return createElement(customComponent<IconProps>(load), LOOK)
  return isMove ? <Flag {...LOOK} /> : <Zap {...LOOK} />
}

export interface ActionButtonsProps {
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
export default function ActionButtons({ record, ...props }: ActionButtonsProps) {
  const [id] = props.ids
  if (props.place === 'bar') return <OfSelection {...props} />
  if (props.place === 'form' && id !== undefined) return <OfForm {...props} id={id} />
  return <Offered {...props} records={[record]} />
}

type Places = Omit<ActionButtonsProps, 'record'>

/** By the record that the form has read. */
function OfForm({ id, ...props }: Places & { readonly id: RecordId }) {
  const { data } = useQuery({ ...recordOptions(props.resource, id), enabled: false })
  return <Offered {...props} records={[data]} />
}

/** By what lists show of the selected records: what none of them is ready for is not offered. */
function OfSelection(props: Places) {
  const queryClient = useQueryClient()
  const { resource, ids } = props
  return <Offered {...props} records={ids.map((id) => listedRecord(queryClient, resource.entity, id))} />
}

interface OfferedProps extends Places {
  /** As far as they are known. */
  readonly records: readonly (EntityRecord | undefined)[]
}

function Offered({ resource, ids, records, place, onDone }: OfferedProps) {
  const person = use(PersonContext)
  // Whoever may change a record may run what changes it.
  if (resource.denied?.has('update')) return null
  const { entity } = resource
  const on = ids.length > 0 ? 'record' : 'list'
  return Object.entries(actionsOf(entity))
    .filter(
      ([name, action]) =>
        action.on === on && records.some((record) => isOffered(action, { name, entity, record, person })),
    )
    .map(([name, action]) => {
      const ask = () => openActionDialog({ resource, name, ids, onDone })
      const icon = <Icon load={resource.actionIcons?.[name]} isMove={'to' in action} />
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
      ref={askForRoom}
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

/** A list measures its columns before these buttons are there: where they need more room than it knew of they tell it. */
function askForRoom(button: HTMLElement | null): void {
  const cell = button?.closest('td')
  if (cell && cell.scrollWidth > cell.clientWidth) cell.dispatchEvent(new Event(CAME_LATE, { bubbles: true }))
}

/** The icon's room is there before its code: without it a button of an icon alone is too small to press. */
function Icon(props: ComponentProps<typeof ActionIcon>) {
  return (
    <Suspense fallback={<svg width={15} height={15} aria-hidden />}>
      <ActionIcon {...props} />
    </Suspense>
  )
}
