import classes from './keys.module.css'

const COMMAND_KEY = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl'

interface KeysProps {
  /** Pressed together, in this order; `Mod` is the one that is held for commands, as the keyboard of this computer has it. */
  readonly keys: readonly string[]
  /** Beside the words of what is pressed: its name does without it, and so does who has no keyboard. */
  readonly isHint?: boolean
}

/** Keys of the keyboard, each drawn as one. They stand from the left in every language, as keyboards do. */
export function Keys({ keys, isHint = false }: KeysProps) {
  return (
    <span className={classes.keys} dir="ltr" aria-hidden={isHint || undefined}>
      {keys.map((key) => (
        <kbd key={key}>{key === 'Mod' ? COMMAND_KEY : key}</kbd>
      ))}
    </span>
  )
}
