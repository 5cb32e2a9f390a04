import { ActionIcon } from '@mantine/core'
import { memo, lazy, useRef, useState, type ComponentProps } from 'react'
import Menu from 'lucide-react/icons/menu'
import PanelLeft from 'lucide-react/icons/panel-left'
import { useIdle } from '../../engine/loading/timing.ts'
import { Slot } from '../../engine/slots.tsx'
import { screens } from '#texts/frame.ts'
import classes from './layout.module.css'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Opened } from '../../engine/toasts/Opened.tsx'
import { adminName, useAdmin } from '../../accounts/browser/session/use-admin.ts'
import { loadDropdown } from './frame-parts.ts'

const UserDropdown = lazy(loadDropdown)

/** The administrator's name, which opens a dropdown. The frame preloads the dropdown. */
function UserMenu() {
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

interface TopBarProps {
  readonly isMenuExpanded: boolean
  readonly onToggleMenu: () => void
  readonly onOpenDrawer: () => void
}

/** The menu toggle, what features put there, and the user menu. */
export const TopBar = memo(function TopBar({ isMenuExpanded, onToggleMenu, onOpenDrawer }: TopBarProps) {
  // Its code is nothing that the first rows wait for.
  const isIdle = useIdle()
  return (
    <header className={classes.top}>
      <ActionIcon
        className={classes.toggle}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={isMenuExpanded ? screens.menu.collapse : screens.menu.expand}
        aria-expanded={isMenuExpanded}
        onClick={onToggleMenu}
      >
        <PanelLeft size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={classes.open}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={screens.menu.open}
        aria-haspopup="dialog"
        onClick={onOpenDrawer}
      >
        <Menu size={22} aria-hidden />
      </ActionIcon>
      {isIdle && <Slot name="topBar" props={{}} />}
      <UserMenu />
    </header>
  )
})
