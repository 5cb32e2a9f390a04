import ArrowLeft from 'lucide-react/icons/arrow-left'
import { filters as texts } from '#texts/list.ts'
import classes from './filters.module.css'

interface BackButtonProps {
  /** Of what is edited. */
  readonly label: string
  /** It takes the focus, where nothing else does. */
  readonly isFocused?: boolean
  readonly onBack: () => void
}

/** The way back to the fields. */
export function BackButton({ label, isFocused = false, onBack }: BackButtonProps) {
  return (
    <button type="button" className={classes.back} autoFocus={isFocused} onClick={onBack}>
      <ArrowLeft className={classes.backIcon} size={16} aria-hidden />
      <span className="visually-hidden">{texts.allFields}</span>
      <span aria-hidden>{label}</span>
    </button>
  )
}
