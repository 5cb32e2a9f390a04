/** The program cannot start, for a reason that the person who starts it can mend; its message is the whole story. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
