import type { Text } from '../../../schema/text.ts'
import { t } from '../../../texts/locale.ts'

const LETTER_REM = 0.6

/** The room that what stands before and behind a number takes in a cell, in rem. */
export function roomBeside({
  prefix = '',
  unit = '',
}: {
  readonly prefix?: Text
  readonly unit?: Text
}): number {
  return LETTER_REM * (t(prefix) + t(unit)).length
}
