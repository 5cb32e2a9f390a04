import classes from './keys.module.css'

interface KeysProps {
  /** Pressed together, in this order. */
  readonly keys: readonly string[]
  /** Beside the words of what is pressed: its name does without it, and so does who has no keyboard. */
  readonly isHint?: boolean
}

/** Keys of the keyboard, each drawn as one. They stand from the left in every language, as keyboards do. */
export function Keys({ keys, isHint = false }: KeysProps) {
  return (
    <span className={classes.keys} dir="ltr" aria-hidden={isHint || undefined}>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  )
}
