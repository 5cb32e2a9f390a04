import { dictionary } from '@zxcvbn-ts/language-common'
import { foldPassword } from './guessable.ts'
import { MIN_PASSWORD_LENGTH } from './definition.ts'

const HOW_MANY = 10_000

/** The commonest of those that are long enough to be set; the package ranks them. */
const common = new Set(
  dictionary['passwords-common']
    .filter(({ length }) => length >= MIN_PASSWORD_LENGTH)
    .slice(0, HOW_MANY)
    .map(foldPassword),
)

export function isCommonPassword(password: string): boolean {
  return common.has(foldPassword(password))
}
