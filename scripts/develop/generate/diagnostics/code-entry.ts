/** One diagnostic code, for messages and for its page. */
export interface CodeEntry {
  readonly title: string
  /** The fix. */
  readonly fix: string
  /**
   * The smallest parts that show it, line by line as in a diff: `- ` before what is wrong, `+ ` before what is right. They are of
   * `entities/club.ts`, or of the file that a line as `// entities/app.ts` names.
   */
  readonly example: readonly string[]
}
