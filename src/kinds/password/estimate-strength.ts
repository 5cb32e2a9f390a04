import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { isCommonPassword } from './common-passwords.ts'
import { foldPassword } from './fold-password.ts'
import { isMadeOfWords } from './guessable.ts'
import { MIN_PASSWORD_LENGTH } from './meaning.ts'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** The scores of zxcvbn: fewer than 10^6 guesses, 10^8, 10^10, more. */
const SCORES = ['weak', 'weak', 'fair', 'good', 'strong'] as const

export type Strength = 'short' | 'guessed' | (typeof SCORES)[number]

/** @param known What others know of whose it is. */
export function estimateStrength(password: string, known: readonly unknown[]): Strength {
  if (password.length < MIN_PASSWORD_LENGTH) return 'short'
  if (isCommonPassword(password) || isMadeOfWords(password, known)) return 'guessed'
  const words = known.filter((each) => typeof each === 'string')
  const { score } = estimator.check(foldPassword(password), words)
  return SCORES[score]
}
