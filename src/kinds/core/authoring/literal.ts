import type { FieldKind } from '../../../schema/field-kinds.ts'

/** A name that the config imports from another file of the project: `algeria` in `algeria.wilayas`. */
export class Imported {
  /** `algeria.wilayas` */
  readonly code: string
  /** Relative to `entities/`: `./reference/algeria.ts` */
  readonly from: string

  constructor(code: string, from: string) {
    this.code = code
    this.from = from
  }
}

/** A field that an option of another field holds. */
export class CellDraft {
  readonly kind: FieldKind
  readonly options: Options

  constructor(kind: FieldKind, options: Options) {
    this.kind = kind
    this.options = options
  }
}

/** A value as a config holds it. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | Imported
  | CellDraft
  | readonly Literal[]
  | { readonly [key: string]: Literal }

export type Options = Readonly<Record<string, Literal>>
