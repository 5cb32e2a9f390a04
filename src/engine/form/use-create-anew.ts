import type { FormValues } from '../../schema/field-meaning.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import { draftValues, startValues } from '../../kinds/core/form/form-values.ts'
import type { DraftPlace } from '../drafts/draft-keys.ts'
import { writeDraft } from '../drafts/draft-storage.ts'
import { useNavigate } from 'react-router-dom'

/** Moves the input to the create form, as a draft that is offered there. */
export function useCreateAnew(fields: Fields) {
  const navigate = useNavigate()
  return (place: DraftPlace, typed: FormValues, address: string) => {
    writeDraft(
      { ...place, record: 'create' },
      {
        at: Date.now(),
        before: draftValues(fields, startValues(fields, 'create', null)),
        typed: draftValues(fields, typed),
      },
    )
    navigate(address)
  }
}
