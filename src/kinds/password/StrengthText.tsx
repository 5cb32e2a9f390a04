import { passwords } from '#texts/form.ts'
import { useDebounced } from '../../ui/timing.ts'
import classes from './strength.module.css'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { isCommonPassword } from './common-passwords.ts'
import { foldPassword, isMadeOfWords } from './guessable.ts'
import { MIN_PASSWORD_LENGTH } from './definition.ts'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** The scores of zxcvbn: fewer than 10^6 guesses, 10^8, 10^10, more. */
const SCORES = ['weak', 'weak', 'fair', 'good', 'strong'] as const

type Strength = 'short' | 'guessed' | (typeof SCORES)[number]

/** @param known What others know of whose it is. */
function estimateStrength(password: string, known: readonly unknown[]): Strength {
  if (password.length < MIN_PASSWORD_LENGTH) return 'short'
  if (isCommonPassword(password) || isMadeOfWords(password, known)) return 'guessed'
  const words = known.filter((each) => typeof each === 'string')
  const { score } = estimator.check(foldPassword(password), words)
  return SCORES[score]
}

interface StrengthTextProps {
  readonly password: string
  readonly known: readonly unknown[]
}

/** Said when the typing pauses, in words; the bar beside them repeats it to the eye. */
export default function StrengthText({ password, known }: StrengthTextProps) {
  const settled = useDebounced(password)
  const strength = estimateStrength(settled, known)
  return (
    <>
      <span className={classes.bar} data-strength={strength} aria-hidden />
      <span>{passwords[strength]}</span>
    </>
  )
}
