import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../answers/refusal.ts'

/** What a call is answered when its files cannot be written or read for now; the log is told the cause. */
export function storageDown(cause: unknown): Refusal {
  return new Refusal(503, answers.storageDown, [], { cause })
}

/** As `storageDown`, where there is no room left. */
export function storageFull(cause: unknown): Refusal {
  return new Refusal(507, answers.storageFull, [], { cause })
}
