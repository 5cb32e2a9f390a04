import type { ReactNode } from 'react'
import type { EntityRecord, FieldBase, FormValues } from './field-definition.ts'

/**
 * A component of an entity's own: the default export of a file, loaded where it is shown.
 * The backend never loads it.
 */
export type LoadComponent<Props> = () => Promise<{ readonly default: (props: Props) => ReactNode }>

/** What a list gives to a cell of an entity's own. */
export interface CellProps<Value> {
  /** What the record holds of the field. */
  readonly value: Value
  /** The whole record, with related ones nested in it. */
  readonly record: EntityRecord
  /** The field's config: its label, say. */
  readonly field: FieldBase
}

/** What a form gives to a control of an entity's own. Its label, its hint and what is wrong with it stand around it already. */
export interface ControlProps<Value> {
  /** Belongs into the input's `id`: the label leads there. */
  readonly id: string
  /** The payload's name, which belongs into the input's `name`. */
  readonly name: string
  /** Belongs into the input's `aria-describedby`: the hint, and what is wrong. */
  readonly describedBy: string | undefined
  /** The field's label, in the language of the screen; it is drawn already. */
  readonly label: string
  /** What the form holds of the field. */
  readonly value: Value
  /** Gives the form another value. */
  readonly onChange: (value: Value) => void
  /** Tells the form that the field was left. */
  readonly onBlur: () => void
  /** What all fields of the form hold, by name. */
  readonly values: FormValues
  /** What a person should know who fills it in, where the field says so. */
  readonly help: string | undefined
  /** What is wrong with the value. */
  readonly error: string | undefined
  /** The form is refused without a value. */
  readonly required: boolean
  /** The form is being sent. */
  readonly disabled: boolean
}

/** What is given to an icon. */
export interface IconProps {
  readonly size: number
  readonly strokeWidth: number
  readonly 'aria-hidden': true
}

/** A field that lists may show in a way of its own. */
export interface CustomCellOption<Value> {
  /**
   * Shows it in lists instead of the kind's own cell; a file whose default export takes `CellProps` of what the field holds:
   * `CellProps<string>`.
   * @example cell: () => import('./components/NameCell.tsx')
   */
  readonly cell?: LoadComponent<CellProps<Value>>
}

/** A field that forms may ask for in a way of its own. */
interface CustomControlOption<Value> {
  /**
   * Asks for it in forms instead of the kind's own control; a file whose default export takes `ControlProps` of what the form holds:
   * `ControlProps<string>`.
   * @example control: () => import('./components/StarsControl.tsx')
   */
  readonly control?: LoadComponent<ControlProps<Value>>
}

export interface CustomComponents<Value> extends CustomCellOption<Value>, CustomControlOption<Value> {}
