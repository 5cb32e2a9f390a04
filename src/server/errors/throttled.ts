import { Refusal } from './refusal.ts'

/** A request is refused for now. */
export class Throttled extends Refusal {
  /** After so many seconds it may be sent again. */
  readonly retryAfter: number

  constructor(status: 429 | 503, message: string, retryAfter: number) {
    super(status, message)
    this.retryAfter = retryAfter
  }
}
