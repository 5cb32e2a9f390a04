import { fold } from '../schema/values/fold.ts'

export interface Option {
  readonly value: string
  readonly label: string
}

/** The single option that a typed text can mean; until all options are loaded, only an exact match. */
export function matchOf(options: readonly Option[], typed: string, isSettled: boolean): Option | undefined {
  const wanted = fold(typed)
  const exact = options.find(({ label }) => fold(label) === wanted)
  return exact ?? (isSettled && options.length === 1 ? options[0] : undefined)
}

export function withValue(options: readonly Option[], value: string | null | undefined): Option | undefined {
  return options.find((option) => option.value === value)
}

/** The next or previous option, wrapping around; the first or last when none is active. */
export function neighbourOf(
  options: readonly Option[],
  from: Option | undefined,
  step: 1 | -1,
): Option | undefined {
  const before = step === 1 ? -1 : 0
  const place = (from ? options.indexOf(from) : before) + step
  return options.at(place % options.length)
}
