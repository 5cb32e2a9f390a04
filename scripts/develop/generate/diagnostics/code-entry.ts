/** Entity files that are wrong, and what `npm run generate` says of them. */
export interface WrongExample {
  /** By name below `entities/`. Beside them, unless it is among them, stands `person.ts`, which holds the accounts. */
  readonly files: Readonly<Record<string, string>>
  /** Every line that is printed. */
  readonly says: readonly string[]
}

/** What only a database can tell: a program that has run, and what it has become. */
export interface ServerExample {
  /** The files of the program as it ran, by name below `entities/`. */
  readonly before: Readonly<Record<string, string>>
  /** What its records held, by the name of the entity. */
  readonly records: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  /** The files that the start is refused with. */
  readonly after: Readonly<Record<string, string>>
  /** Every line that the start then says. */
  readonly says: readonly string[]
}

/** One kind of mistake, for the reader of a message and for the reference of all codes. */
export interface CodeEntry {
  readonly title: string
  readonly example: WrongExample | ServerExample
  /** What to write instead. */
  readonly fix: string
}

/** A group of codes; one without its example does not compile. */
export type CodeGroup = Readonly<Record<`E${number}`, CodeEntry>>
