import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import toast, { resolveValue, type Toast } from 'react-hot-toast/headless'
import { toasts } from '#texts/record.ts'
import classes from './toasts.module.css'

interface ToastCardProps {
  readonly toast: Toast
  /** How many lie behind it in a pile. */
  readonly behind: number
}

/** One toast: icon, text and close button. */
export function ToastCard({ toast: each, behind }: ToastCardProps) {
  const Icon = each.type === 'error' ? CircleAlert : CircleCheck
  return (
    <div
      className={classes.toast}
      data-type={each.type}
      data-leaving={!each.visible || undefined}
      data-behind={behind > 0 ? `+${behind}` : undefined}
    >
      <Icon className={classes.icon} size={20} aria-hidden />
      <div className={classes.text} dir="auto" {...each.ariaProps}>
        {resolveValue(each.message, each)}
      </div>
      <button
        type="button"
        className={classes.close}
        aria-label={toasts.close}
        onClick={() => toast.dismiss(each.id)}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  )
}
