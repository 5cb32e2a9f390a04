import { lazy, Suspense, type ComponentProps } from 'react'

const ActionButtons = lazy(() => import('./ActionButtons.tsx'))

/** The buttons of an entity's own actions; an entity without any loads nothing of them. */
export function OwnActions(props: ComponentProps<typeof ActionButtons>) {
  return (
    props.resource.entity.actions && (
      <Suspense fallback={null}>
        <ActionButtons {...props} />
      </Suspense>
    )
  )
}
