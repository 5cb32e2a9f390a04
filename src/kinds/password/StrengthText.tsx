import { passwords } from '#texts/passwords.ts'
import { useDebounced } from '../../ui/timing.ts'
import { estimateStrength } from './estimate-strength.ts'
import classes from './strength.module.css'

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
