import { Suspense, type ComponentProps } from 'react'
import { lazyOptional } from '../../engine/loading/lazy-part.ts'

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
