import { Button } from '@mantine/core'
import { createElement, Suspense } from 'react'
import { customComponent } from '../../kinds/core/control/custom-component.ts'
import type { IconProps } from '../../schema/entity/component.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { useAction, type ActionName } from './use-action.ts'
import { useResource } from './use-resource.ts'

interface ActionButtonProps<E extends AnyEntity> {
  readonly entity: E
  /** The action, or the move: `name="to-given"` */
  readonly name: ActionName<E>
  /** The record that it is done with; none for an action on the list. */
  readonly record?: EntityRecord
  /** A small one, as on a card. */
  readonly isSmall?: boolean
  readonly onDone?: () => void
}

/**
 * The button of an action or a move; nothing where the person is not offered it with this record.
 * @example <ActionButton entity={lesson} name="to-given" record={each} />
 */
export function ActionButton<E extends AnyEntity>({
  entity,
  name,
  record,
  isSmall,
  onDone,
}: ActionButtonProps<E>) {
  const action = useAction(entity, name)
  const load = useResource(entity).resource?.actionIcons?.[name]
  if (!action.isOffered(record)) return null
  return (
    <Button
      variant="default"
      size={isSmall ? 'compact-sm' : 'sm'}
      leftSection={load && <Icon load={load} />}
      onClick={() => action.run(record, onDone)}
    >
      {action.label}
    </Button>
  )
}

const LOOK: IconProps = { size: 15, strokeWidth: 2, 'aria-hidden': true }

function Icon({ load }: { readonly load: Parameters<typeof customComponent>[0] }) {
  return (
    <Suspense fallback={<svg width={15} height={15} aria-hidden />}>
      {createElement(customComponent<IconProps>(load), LOOK)}
    </Suspense>
  )
}
