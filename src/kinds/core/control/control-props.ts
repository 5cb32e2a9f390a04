import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Resource } from '../../../api/resource.ts'
import type { FormValues } from '../../../schema/entity/field-definition.ts'
import type { FormModel } from '../form/form-model.ts'

export type FormMethods = UseFormReturn<FormValues>

/** What a control is given: its field, the form it writes to, and what stands around it. */
export interface FieldControlProps<F> {
  readonly name: string
  readonly field: F
  readonly model: FormModel
  readonly form: FormMethods
  /** The way to the entities that the form refers to. */
  readonly related: Resource['related']
}

/** The writing half of a field kind's view. */
export interface ControlView<F> {
  Control(props: FieldControlProps<F>): ReactNode
  /** It runs across the page, so that its section stands beside no other. */
  readonly isAcross?: boolean
  /** Fetches its code, where that is not there from the start. */
  load?(): Promise<unknown>
}
