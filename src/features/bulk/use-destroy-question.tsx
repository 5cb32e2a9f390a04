import { use, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import { selection } from '#texts/list.ts'
import {
  DeletionQuestion,
  dismissQuestion,
  ResourcesContext,
  type Selection,
  toastQuestion,
} from '../../engine/face.ts'
import type { RecordId } from '../../schema/values/record-id.ts'

/** Asks whether the chosen records are to be deleted, and tells what goes along or keeps them. */
export function useDestroyQuestion(
  resource: Resource,
  { ids, clear }: Selection,
  destroy: (ids: readonly RecordId[]) => Promise<void>,
): () => void {
  const navigate = useNavigate()
  const resources = use(ResourcesContext)
  useEffect(() => dismissQuestion, [])

  function follow(address: string) {
    dismissQuestion()
    void navigate(address)
  }

  return () => {
    const [first, ...others] = ids
    if (first === undefined) return
    toastQuestion(
      <DeletionQuestion
        resource={resource}
        ids={[first, ...others]}
        subject={selection.subject(ids.size)}
        resources={resources}
        // The bar shows how far it is; the question need not stay for it.
        onDelete={async (leaving) => void destroy(leaving).then(clear)}
        onFollow={follow}
        onClose={dismissQuestion}
      />,
    )
  }
}
