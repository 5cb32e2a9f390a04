import type { ReactNode } from 'react'

/** A group of fields, as it is drawn. */
export interface FormPart {
  readonly key: string
  readonly label: string
  readonly mistakes: ReactNode
  readonly content: ReactNode
}
