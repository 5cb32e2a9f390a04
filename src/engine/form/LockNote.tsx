import Lock from 'lucide-react/icons/lock'
import type { Text } from '../../schema/values/text.ts'
import { t } from '../../texts/locale.ts'
import classes from './lock-note.module.css'

/** Why what stands below it cannot be changed. */
export function LockNote({ says }: { readonly says: Text }) {
  return (
    <p role="status" className={classes.note}>
      <Lock size={16} aria-hidden />
      <span dir="auto">{t(says)}</span>
    </p>
  )
}
