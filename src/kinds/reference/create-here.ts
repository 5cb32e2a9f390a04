import { createContext, type ReactNode } from 'react'
import type { LoadResource } from '../../api/resource.ts'
import type { FormValues } from '../../schema/entity/field-definition.ts'
import type { RecordId } from '../../schema/values/record-id.ts'

export interface CreateHereProps {
  /** What the field that refers is called. */
  readonly label: string
  readonly load: LoadResource | undefined
  /** What it must hold so that it can be chosen. */
  readonly initial?: FormValues | undefined
  readonly onCreated: (id: RecordId) => void
  /** The select; it is given what opens the form of a new record, where the person may add one. */
  readonly children: (open: (() => void) | undefined) => ReactNode
}

/**
 * Draws what makes a record to refer to without leaving the form. Forms stand above the kinds, so they hand it down; without it,
 * as in a table's cell or in such a form itself, records are only chosen.
 */
export const CreateHereContext = createContext<((props: CreateHereProps) => ReactNode) | null>(null)
