import type { ReactNode } from 'react'
import type { Resource } from '../../../api/resource.ts'
import type { RecordPart } from '../../../schema/entity/field-definition.ts'

export interface ValueProps<F> {
  /** As a record carries it; a picture may also be a file that is not sent yet. */
  readonly value: unknown
  readonly field: F
  /** Whose value it is, where that is known. */
  readonly record?: RecordPart | undefined
  /** The way to the entities that a reference may name. */
  readonly related: Resource['related']
  /** What it became, or what it was, where the two stand beside each other. */
  readonly other?: unknown
  /** There is room for a whole picture. */
  readonly isLarge?: boolean
}

/** A field kind's value on its own, outside list and form. */
export interface ValueView<F> {
  View(props: ValueProps<F>): ReactNode
}
