import { lazy, Suspense, type ComponentType } from 'react'
import { withWords } from '../../texts/with-words.ts'
import classes from './password.module.css'

interface PasswordStrengthProps {
  readonly password: string
  /** What others know of whose it is. */
  readonly known: readonly unknown[]
}

/** Half a megabyte of words that people choose: fetched with the first letter. A form works without it. */
const StrengthText = lazy<ComponentType<PasswordStrengthProps>>(() =>
  withWords(import('./StrengthText.tsx')).catch(() => ({ default: () => null })),
)

/** How hard a password is to guess, while it is typed. */
export function PasswordStrength({ password, known }: PasswordStrengthProps) {
  return (
    // There before it says anything, so that screen readers hear of it.
    <div role="status" className={classes.strength}>
      {password !== '' && (
        <Suspense>
          <StrengthText password={password} known={known} />
        </Suspense>
      )}
    </div>
  )
}
