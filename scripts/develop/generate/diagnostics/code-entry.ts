/** One diagnostic code, for messages and for the reference of all codes. */
export interface CodeEntry {
  readonly title: string
  /** The fix. */
  readonly fix: string
}

export type CodeGroup = Readonly<Record<`E${number}`, CodeEntry>>
