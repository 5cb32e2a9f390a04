/** The program cannot start for a reason that the person who starts it can fix; only its message is printed. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
