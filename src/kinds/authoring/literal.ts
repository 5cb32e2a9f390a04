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

/** A value as a config holds it. */
export type Literal =
  string | number | boolean | null | Imported | readonly Literal[] | { readonly [key: string]: Literal }

export type Options = Readonly<Record<string, Literal>>
