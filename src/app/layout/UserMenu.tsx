import ChevronDown from 'lucide-react/icons/chevron-down'
import { lazy, Suspense, useRef, useState, type ComponentProps } from 'react'
import { loadChunk } from '../../engine/loading/load-chunk.ts'
import { screens } from '../../texts/fr/screens.ts'
import { adminName, useAdmin } from '../session/use-admin.ts'
import classes from './layout.module.css'

const loadDropdown = () => loadChunk(() => import('./UserDropdown.tsx'))
const UserDropdown = lazy(loadDropdown)

/** The current administrator's name, over a dropdown that is fetched when the pointer or the focus comes near. */
export function UserMenu() {
  const [isAsked, setIsAsked] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  const closed = (
    <UserButton
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setIsAsked(true)}
      onPointerEnter={() => void loadDropdown()}
      onFocus={() => void loadDropdown()}
    />
  )
  if (!isAsked) return closed
  return (
    <Suspense fallback={closed}>
      <UserDropdown target={target} button={<UserButton ref={target} />} />
    </Suspense>
  )
}

/** The dropdown adds a class of its own to it. */
function UserButton({ className = '', ...props }: ComponentProps<'button'>) {
  const { data: admin } = useAdmin()
  const name = adminName(admin)
  return (
    <button
      type="button"
      className={`${classes.user} ${className}`}
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
