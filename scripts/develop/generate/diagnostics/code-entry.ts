/** Wrong entity files, and what `npm run generate` prints for them. */
export interface WrongExample {
  /** Files by name relative to `entities/`. `person.ts`, which holds the accounts, is added unless it is given. */
  readonly files: Readonly<Record<string, string>>
  /** Every printed line. */
  readonly says: readonly string[]
}

/** An error that only the database can detect: the program before and after a change. */
export interface ServerExample {
  /** The files of the former program, by name relative to `entities/`. */
  readonly before: Readonly<Record<string, string>>
  /** Its stored records, by entity name. */
  readonly records: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  /** The changed files, with which the start is refused. */
  readonly after: Readonly<Record<string, string>>
  /** Every line that this start prints. */
  readonly says: readonly string[]
}

/** One diagnostic code, for messages and for the reference of all codes. */
export interface CodeEntry {
  readonly title: string
  readonly example: WrongExample | ServerExample
  /** The fix. */
  readonly fix: string
}

/** A group of codes; the compiler reports one without an example. */
export type CodeGroup = Readonly<Record<`E${number}`, CodeEntry>>
