import { filters } from '#texts/list.ts'

/** A filter asks of what a plain backend does not send with its list: nothing would be found, as if that were so. */
export class UnsupportedFilterError extends Error {
  override readonly name = 'UnansweredFilterError'

  constructor() {
    super(filters.unanswered)
  }
}
