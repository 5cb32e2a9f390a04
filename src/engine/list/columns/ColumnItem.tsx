import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { columnChoice } from '#texts/list.ts'
import classes from './columns.module.css'

interface ColumnItemProps {
  readonly header: string
  /** Among those that are shown; -1 for a hidden one. */
  readonly place: number
  /** How many are shown. */
  readonly count: number
  readonly onToggle: () => void
  readonly onMove: (step: 1 | -1) => void
}

/** A column that may be shown, hidden and moved. */
export function ColumnItem({ header, place, count, onToggle, onMove }: ColumnItemProps) {
  const isShown = place >= 0
  return (
    <li className={classes.column}>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={isShown}
          // A list shows one column at least.
          disabled={isShown && count === 1}
          onChange={onToggle}
        />
        <span>{header}</span>
      </label>
      {isShown && (
        <>
          <MoveButton
            label={columnChoice.moveUp(header)}
            icon={ArrowUp}
            isAtEnd={place === 0}
            onMove={() => onMove(-1)}
          />
          <MoveButton
            label={columnChoice.moveDown(header)}
            icon={ArrowDown}
            isAtEnd={place === count - 1}
            onMove={() => onMove(1)}
          />
        </>
      )}
    </li>
  )
}

interface MoveButtonProps {
  readonly label: string
  readonly icon: typeof ArrowUp
  readonly isAtEnd: boolean
  readonly onMove: () => void
}

/** Keeps the focus where it can move the column no further. */
function MoveButton({ label, icon: Icon, isAtEnd, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={classes.move}
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={onMove}
    >
      <Icon size={15} aria-hidden />
    </button>
  )
}
