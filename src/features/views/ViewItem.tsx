import Link2 from 'lucide-react/icons/link-2'
import Pencil from 'lucide-react/icons/pencil'
import Star from 'lucide-react/icons/star'
import Users from 'lucide-react/icons/users'
import { createPath, useHref } from 'react-router-dom'
import type { ListView } from './calls/list-views.ts'
import { savedViews } from '#features/views/texts.ts'
import { toastError, toastSuccess } from '../../engine/toasts/toasts.ts'
import classes from './views.module.css'

interface ViewItemProps {
  readonly view: ListView
  /** Of the list. */
  readonly path: string
  readonly isCurrent: boolean
  readonly onOpen: () => void
  readonly onEdit: () => void
}

/** A saved view: opens it, copies its link, and lets its owner edit it. */
export function ViewItem({ view, path, isCurrent, onOpen, onEdit }: ViewItemProps) {
  const { name, isDefault, isShared, isOwn } = view
  const href = useHref(createPath({ pathname: path, search: view.search }))
  return (
    <li className={classes.item}>
      <button type="button" className={classes.open} aria-current={isCurrent || undefined} onClick={onOpen}>
        <span dir="auto">{name}</span>
        {isDefault && <Star className={classes.mark} size={14} aria-label={savedViews.isDefault} />}
        {isShared && <Users className={classes.mark} size={14} aria-label={savedViews.shared} />}
      </button>
      <button
        type="button"
        className={classes.icon}
        aria-label={savedViews.copyLink(name)}
        onClick={() => void copy(new URL(href, location.href).href)}
      >
        <Link2 size={16} aria-hidden />
      </button>
      {isOwn && (
        <button type="button" className={classes.icon} aria-label={savedViews.edit(name)} onClick={onEdit}>
          <Pencil size={15} aria-hidden />
        </button>
      )}
    </li>
  )
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toastSuccess(savedViews.linkCopied)
  } catch {
    // Browsers refuse it on pages that are not secure.
    toastError(savedViews.linkNotCopied(link))
  }
}
