import './menu-drawer-styles.ts'
import { Drawer } from '@mantine/core'
import { useEffect, useState } from 'react'
import { screens } from '../../texts/fr/screens.ts'
import { SideMenu } from './SideMenu.tsx'
import classes from './layout.module.css'

export interface MenuDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The side menu on a phone. */
export default function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  // It gives the focus back to what had it when it opened, and a drawer that is born open has not looked.
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(isOpen), [isOpen])
  return (
    <Drawer.Root opened={isShown} onClose={onClose} size={280} zIndex={300}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={screens.menu.label}>
        <div className={classes.drawer}>
          <SideMenu isExpanded onVisit={onClose} />
        </div>
      </Drawer.Content>
    </Drawer.Root>
  )
}
