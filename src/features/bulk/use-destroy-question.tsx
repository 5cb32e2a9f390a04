import { lazy, Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import { selection } from '#texts/selection.ts'
import { t } from '../../texts/locale.ts'
import { DeleteConfirm } from '../../engine/deletion/DeleteConfirm.tsx'
import { dismissQuestion, toastQuestion } from '../../engine/toasts/toasts.ts'
import type { Selection } from '../../engine/list-data/use-selection.ts'
import type { RecordId } from '../../schema/record-id.ts'

const Referring = lazy(() =>
  // The question can be answered without it.
  import('./BulkReferrers.tsx').catch(() => ({ default: () => null })),
)

/** Asks whether the chosen records are to be deleted, and tells what goes along or keeps them. */
export function useDestroyQuestion(
  resource: Resource,
  { ids, clear }: Selection,
  destroy: (ids: readonly RecordId[]) => Promise<void>,
): () => void {
  const navigate = useNavigate()
  useEffect(() => dismissQuestion, [])

  function follow(address: string) {
    dismissQuestion()
    void navigate(address)
  }

  return () =>
    toastQuestion(
      <DeleteConfirm
        question={t(resource.entity.texts.confirmDelete)}
        subject={selection.subject(ids.size)}
        details={
          <Suspense>
            <Referring resource={resource} ids={[...ids]} onFollow={follow} />
          </Suspense>
        }
        // The bar shows how far it is; the question need not stay for it.
        onConfirm={async () => void destroy([...ids]).then(clear)}
        onClose={dismissQuestion}
      />,
    )
}
