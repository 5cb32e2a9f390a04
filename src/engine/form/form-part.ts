import type { ReactNode } from 'react'
import type { SectionPlace } from './section-places.ts'

/** A group of fields, as it is drawn. */
export interface FormPart {
  readonly key: string
  readonly label: string
  readonly place: SectionPlace | undefined
  readonly mistakes: ReactNode
  readonly content: ReactNode
}
