import type { ReactNode } from 'react'

/** A way back that is offered for a short time. */
export interface UndoOffer {
  /** Distinguishes it from others that are still shown. */
  readonly id: string
  readonly content: ReactNode
  readonly action: { readonly label: string; readonly onPress: () => void }
}

/** What became of work on many records. */
export interface Outcome {
  readonly content: ReactNode
  readonly isRefused: boolean
  /** Takes it back. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}
