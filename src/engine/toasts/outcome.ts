import type { ReactNode } from 'react'

/** What became of work on many records. */
export interface Outcome {
  readonly content: ReactNode
  readonly isRefused: boolean
}
