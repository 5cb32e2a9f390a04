import ChevronDown from 'lucide-react/icons/chevron-down'
import { lazy, useRef, useState, type ComponentProps } from 'react'
import { Opened } from '../../engine/toasts/Opened.tsx'
import { screens } from '#texts/screens.ts'
import { adminName, useAdmin } from '../../accounts/browser/session/use-admin.ts'
import classes from './layout.module.css'
import { loadDropdown } from './frame-parts.ts'

const UserDropdown = lazy(loadDropdown)

/** The administrator's name, which opens a dropdown. The frame preloads the dropdown. */
export function UserMenu() {
  const [isAsked, setIsAsked] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  const closed = <UserButton aria-haspopup="menu" aria-expanded={false} onClick={() => setIsAsked(true)} />
  if (!isAsked) return closed
  return (
    <Opened closed={closed} onFail={() => setIsAsked(false)}>
      <UserDropdown target={target} button={<UserButton ref={target} />} />
    </Opened>
  )
}

/** Accepts the class that the dropdown adds. */
function UserButton({ className = '', ...props }: ComponentProps<'button'>) {
  const { data: admin, isPending } = useAdmin()
  const name = adminName(admin)
  return (
    <button
      type="button"
      className={`${classes.user} ${className}`}
      // The dropdown's position depends on the width of the name.
      data-pending={isPending || undefined}
      aria-label={name === '' ? screens.menu.account : undefined}
      {...props}
    >
      <span className={classes.initial} aria-hidden>
        {name.trim().charAt(0).toUpperCase() || '·'}
      </span>
      <span className={classes.userName} dir="auto">
        {name}
      </span>
      <ChevronDown size={16} aria-hidden />
    </button>
  )
}
