import { useQueryClient } from '@tanstack/react-query'
import { sessionKeys } from '../../api/query-keys.ts'
import type { FormMethods } from '../../kinds/core/control/control-props.ts'
import { withoutHidden } from '../../kinds/core/form/conditions.ts'
import { sentValues } from '../../kinds/core/form/form-values.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import type { FormValues, Mode } from '../../schema/field-meaning.ts'
import { isEmbeddedBackend } from '../embedded-backend.ts'

/** What a form would send now, if the browser objected to nothing. */
export function heldValues(fields: Fields, mode: Mode, form: FormMethods): FormValues {
  return sentValues(fields, mode, withoutHidden(fields, mode, form.getValues()))
}

/**
 * Our own backend refuses all that the browser objects to, and tells it with its own mistakes, so that nobody mends in
 * rounds. Another one might store it.
 */
export function useMistaken(fields: Fields, mode: Mode, form: FormMethods): () => FormValues | undefined {
  const queryClient = useQueryClient()
  return () =>
    isEmbeddedBackend(queryClient.getQueryData(sessionKeys.currentAdmin))
      ? heldValues(fields, mode, form)
      : undefined
}
