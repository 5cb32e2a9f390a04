/** One thing that is wrong in an entity file, and what to write instead. */
export interface Mistake {
  /** Below the project's folder, with slashes. */
  readonly file: string
  /** The place inside the entity: `list.columns[2]`. */
  readonly where?: string
  readonly message: string
}

/** Everything that is wrong in the entity files, told at once. */
export class MistakesError extends Error {
  override readonly name = 'MistakesError'
  readonly mistakes: readonly Mistake[]

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(formatMistake).join('\n'))
    this.mistakes = mistakes
  }
}

/** @throws MistakesError when there is at least one. */
export function assertNoMistakes(mistakes: readonly Mistake[]): void {
  if (mistakes.length > 0) throw new MistakesError(mistakes)
}

/** `entities/player.ts: list.columns[2]: …` */
export function formatMistake({ file, where, message }: Mistake): string {
  return [file, where, message].filter((part) => part !== undefined && part !== '').join(': ')
}

/** `there is "nam"; one of name, email` */
export function namesNo(what: string, name: string, known: readonly string[]): string {
  return `"${name}" names no ${what}; write one of ${known.join(', ')}`
}
