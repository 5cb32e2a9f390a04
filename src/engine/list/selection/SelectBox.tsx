import { useEffect, useRef } from 'react'
import classes from './selection.module.css'

interface SelectBoxProps {
  readonly label: string
  readonly isSelected: boolean
  /** Some of what it stands for is selected. */
  readonly isPartly?: boolean
  /** The key that presses it. */
  readonly shortcut?: string
  /** What the table around it knows its presses by. */
  readonly press?: 'select'
  readonly onToggle?: () => void
}

/** The checkbox of a row, or of the page. */
export function SelectBox(props: SelectBoxProps) {
  const { label, isSelected, isPartly = false, shortcut, press, onToggle = answeredAround } = props
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
        onChange={onToggle}
        data-press={press}
      />
    </label>
  )
}

function answeredAround(): void {}
