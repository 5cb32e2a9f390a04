/** What keeps `npm run new` from writing a file, told to the person at the terminal. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  /** 2 where the command itself is wrong or incomplete, 1 where the project does not allow it. */
  readonly exitCode: 1 | 2

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message)
    this.exitCode = exitCode
  }
}
