import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { DraftOwner } from '../../engine/drafts/draft-owner.ts'
import { loadChunk } from '../../engine/loading/load-chunk.ts'
import { useIsRendered } from '../../engine/loading/use-is-rendered.ts'
import { ScrollMemory } from '../../engine/navigation/ScrollMemory.tsx'
import { queryClient } from '../../engine/query-client.ts'
import { loadAnnouncer } from '../../engine/toasts/load-announcer.ts'
import { screens } from '../../texts/fr/screens.ts'
import { session } from '../session/session.ts'
import { prefetchAdmin, useAdmin } from '../session/use-admin.ts'
import { NavigationProgress } from './NavigationProgress.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import { toggleMenu } from './menu-expanded.ts'
import { useMenuExpanded } from './use-menu-expanded.ts'
import classes from './layout.module.css'

const MenuDrawer = lazy(() => loadChunk(() => import('./MenuDrawer.tsx')))

interface LayoutProps {
  readonly children: ReactNode
}

// What one person was answered is nothing for the next.
session.subscribe(() => {
  if (session.read() !== 'in') queryClient.clear()
})

/** Asks for what the frame shows before it is drawn. */
export function prefetchFrame(): Promise<void> {
  return prefetchAdmin()
}

/** What every screen behind the login has around it. */
export function Layout({ children }: LayoutProps) {
  // Who has lost the connection could not fetch what says so.
  useEffect(() => void loadAnnouncer().catch(() => undefined), [])
  return (
    <QueryClientProvider client={queryClient}>
      <Frame>{children}</Frame>
    </QueryClientProvider>
  )
}

/** Side menu, top bar, content. On phones the menu is a drawer. */
function Frame({ children }: LayoutProps) {
  const isExpanded = useMenuExpanded()
  const { data: admin } = useAdmin()
  const isRendered = useIsRendered()
  // What the server has rendered was true then.
  useEffect(() => {
    if (isRendered) void queryClient.invalidateQueries()
  }, [isRendered])
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const [wasDrawerOpened, setWasDrawerOpened] = useState(false)
  const openDrawer = useCallback(() => {
    setWasDrawerOpened(true)
    setIsDrawerOpen(true)
  }, [])

  return (
    <div className={classes.layout}>
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
      <TopBar isMenuExpanded={isExpanded} onToggleMenu={toggleMenu} onOpenDrawer={openDrawer} />
      <NavigationProgress />
      <main id="content" className={classes.content} tabIndex={-1}>
        <DraftOwner value={admin?.id ?? null}>{children}</DraftOwner>
      </main>
      <ScrollMemory />
    </div>
  )
}
