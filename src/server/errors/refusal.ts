import type { Mistake } from '../../kinds/field-storage.ts'
import type { Conflict } from '../../schema/history-contract.ts'

/** A request is refused, and the person is told why: with one message, or with one for each mistake. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly mistakes: readonly Mistake[]

  constructor(status: number, message: string, mistakes: readonly Mistake[] = [], options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.mistakes = mistakes
  }
}

/** A change of a record that another change has overtaken: whoever made it is shown both. */
export class ConflictRefusal extends Refusal {
  readonly conflict: Conflict

  constructor(message: string, conflict: Conflict) {
    super(409, message)
    this.conflict = conflict
  }
}

/** Throws when there is anything to refuse. */
export function assertNoMistakes(mistakes: readonly Mistake[], status = 400): void {
  if (mistakes.length === 0) return
  throw new Refusal(status, mistakes.map((mistake) => mistake.msg).join('\n'), mistakes)
}
