import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { useEffect, useState } from 'react'
import { screens } from '#texts/frame.ts'
import { SideMenu } from './SideMenu.tsx'
import classes from './layout.module.css'

export interface MenuDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The side menu on phones. */
export default function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  // Mantine returns the focus only if the drawer was closed when it mounted.
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(isOpen), [isOpen])
  return (
    <Drawer.Root opened={isShown} onClose={onClose} size={280} zIndex={320}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={screens.menu.label}>
        <div className={classes.drawer}>
          <SideMenu isExpanded onVisit={onClose} />
        </div>
      </Drawer.Content>
    </Drawer.Root>
  )
}
