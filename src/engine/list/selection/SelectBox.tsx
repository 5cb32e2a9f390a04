import { useEffect, useRef } from 'react'
import classes from './selection.module.css'

interface SelectBoxProps {
  readonly label: string
  readonly isSelected: boolean
  /** Some of what it stands for is selected. */
  readonly isPartly?: boolean
  /** The key that presses it. */
  readonly shortcut?: string
  /** Shift was held, which means all rows since the last one. */
  readonly onToggle: (isRange: boolean) => void
}

/** The checkbox of a row, or of the page. */
export function SelectBox({ label, isSelected, isPartly = false, shortcut, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly && !isSelected
  }, [isPartly, isSelected])
  return (
    <label className={classes.box}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        title={shortcut}
        checked={isSelected}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  )
}
