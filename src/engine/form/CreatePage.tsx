import { useState } from 'react'
import { makeIdempotencyKey } from '../../api/idempotency.ts'
import type { Resource } from '../../api/resource.ts'
import { focusSaved } from '../focus/focus-screen.ts'
import { listAddress } from '../list/list-memory.ts'
import { useAfterPicture } from '../../ui/use-after-picture.ts'
import { FormFrame } from './FormFrame.tsx'
import { RecordForm } from './RecordForm.tsx'
import { useSaved } from './use-saved.ts'

/** The create screen of any entity. */
export function CreatePage({ resource }: { readonly resource: Resource }) {
  const { entity, client, related } = resource
  const onSaved = useSaved(resource)
  const [key] = useState(makeIdempotencyKey)
  const isTitled = useAfterPicture()
  return (
    <FormFrame entity={entity} title={entity.texts.create}>
      {isTitled && (
        <RecordForm
          fields={entity.fields}
          mode="create"
          subject={entity.name}
          record={null}
          related={related}
          cancelAddress={listAddress(entity.path)}
          send={async (values, options) => {
            const id = await client.create(values, { ...options, key })
            if (id !== undefined) focusSaved(`${entity.path}/edit/${id}`)
          }}
          onSaved={() => onSaved(entity.texts.created, false)}
        />
      )}
    </FormFrame>
  )
}
