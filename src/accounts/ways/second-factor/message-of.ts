import { fieldErrorsOf } from '../../../api/errors.ts'

/** What a call was refused with, as one text; none for one that was not. */
export function messageOf(error: unknown): string {
  if (error === null) return ''
  return fieldErrorsOf(error)
    .map(({ msg }) => msg)
    .join(' ')
}
