import { RefusedError } from '../../../api/errors.ts'

/** Whether a link was refused for itself, or what stands in its place is none. */
export function isVoid(error: unknown): boolean {
  return error instanceof RefusedError && error.details.status === 400
}
