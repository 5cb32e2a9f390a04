import { Suspense, useSyncExternalStore } from 'react'
import { askedAction } from '../../engine/asked-action.ts'
import { lazyPart } from '../../engine/loading/lazy-part.ts'

const ActionDialog = lazyPart(() => import('./ActionDialog.tsx'))

/** Where the dialog of an action stands, whichever button or command asked for it. */
export function ActionHost() {
  const asked = useSyncExternalStore(askedAction.subscribe, askedAction.read)
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <ActionDialog {...asked} />
    </Suspense>
  )
}
