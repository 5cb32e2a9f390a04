import { ActionIcon } from '@mantine/core'
import { memo } from 'react'
import Menu from 'lucide-react/icons/menu'
import PanelLeft from 'lucide-react/icons/panel-left'
import { useIdle } from '../../engine/loading/use-idle.ts'
import { Slot } from '../../engine/slots.tsx'
import { screens } from '#texts/screens.ts'
import classes from './layout.module.css'
import { UserMenu } from './UserMenu.tsx'

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
