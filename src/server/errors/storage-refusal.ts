import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from './refusal.ts'

/** What a call is answered while files cannot be written or read, those of a database included; the log is told the cause. */
export function storageDown(cause: unknown): Refusal {
  return new Refusal(503, answers.storageDown, [], { cause })
}

/** As `storageDown`, where there is no room left. */
export function storageFull(cause: unknown): Refusal {
  return new Refusal(507, answers.storageFull, [], { cause })
}
