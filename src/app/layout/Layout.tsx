import { lazy, Suspense, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { DraftOwner } from '../../engine/drafts/draft-owner.ts'
import { screens } from '../../texts/fr/screens.ts'
import { useAdmin } from '../session/use-admin.ts'
import { NavigationProgress } from './NavigationProgress.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import { useMenuExpanded } from './use-menu-expanded.ts'
import classes from './layout.module.css'

const MenuDrawer = lazy(() => import('./MenuDrawer.tsx'))

/** The frame of every screen behind the login: side menu, top bar, content. On phones the menu is a drawer. */
export function Layout() {
  const { isExpanded, toggle } = useMenuExpanded()
  const { data: admin } = useAdmin()
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const [wasDrawerOpened, setWasDrawerOpened] = useState(false)
  function openDrawer() {
    setWasDrawerOpened(true)
    setIsDrawerOpen(true)
  }

  return (
    <div className={classes.layout} data-collapsed={!isExpanded || undefined}>
      <a className="skip-link" href="#content">
        {screens.menu.skip}
      </a>
      <aside className={classes.side}>
        <SideMenu isExpanded={isExpanded} />
      </aside>
      {wasDrawerOpened && (
        <Suspense fallback={null}>
          <MenuDrawer isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} />
        </Suspense>
      )}
      <TopBar isMenuExpanded={isExpanded} onToggleMenu={toggle} onOpenDrawer={openDrawer} />
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
