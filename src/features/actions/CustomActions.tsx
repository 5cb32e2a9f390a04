import { Suspense, type ComponentProps, useSyncExternalStore } from 'react'
import { actionDialog, lazyOptional, lazyPart } from '../../engine/face.ts'

const ActionButtons = lazyOptional(() => import('./ActionButtons.tsx'))

/** The buttons of an entity's actions and moves; an entity without any loads nothing of them. */
export function CustomActions(props: ComponentProps<typeof ActionButtons>) {
  return (
    (props.resource.entity.actions ?? props.resource.entity.stages) && (
      <Suspense fallback={null}>
        <ActionButtons {...props} />
      </Suspense>
    )
  )
}

const ActionDialog = lazyPart(() => import('./ActionDialog.tsx'))

/** Where the dialog of an action stands, whichever button or command asked for it. */
export function ActionHost() {
  const asked = useSyncExternalStore(actionDialog.subscribe, actionDialog.read)
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <ActionDialog {...asked} />
    </Suspense>
  )
}
