import { Drawer } from '@mantine/core'
import { useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { DraftOwner } from '../../engine/drafts/draft-owner.ts'
import { screens } from '../../texts/fr/screens.ts'
import { useAdmin } from '../session/use-admin.ts'
import { NavigationProgress } from './NavigationProgress.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import { useMenuExpanded } from './use-menu-expanded.ts'
import classes from './layout.module.css'

/** The frame of every screen behind the login: side menu, top bar, content. On phones the menu is a drawer. */
export function Layout() {
  const { isExpanded, toggle } = useMenuExpanded()
  const { data: admin } = useAdmin()
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const closeDrawer = () => setIsDrawerOpen(false)

  return (
    <div className={classes.layout} data-collapsed={!isExpanded || undefined}>
      <a className="skip-link" href="#content">
        {screens.menu.skip}
      </a>
      <aside className={classes.side}>
        <SideMenu isExpanded={isExpanded} />
      </aside>
      <Drawer.Root opened={isDrawerOpen} onClose={closeDrawer} size={280} zIndex={300}>
        <Drawer.Overlay />
        <Drawer.Content aria-label={screens.menu.label}>
          <div className={classes.drawer}>
            <SideMenu isExpanded onVisit={closeDrawer} />
          </div>
        </Drawer.Content>
      </Drawer.Root>
      <TopBar isMenuExpanded={isExpanded} onToggleMenu={toggle} onOpenDrawer={() => setIsDrawerOpen(true)} />
      <NavigationProgress />
      <main id="content" className={classes.content} tabIndex={-1}>
        <DraftOwner value={admin?.id ?? null}>
          <Outlet />
        </DraftOwner>
      </main>
      <ScrollRestoration />
    </div>
  )
}
