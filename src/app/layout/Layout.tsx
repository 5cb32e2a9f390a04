import { lazy, useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { Outlet, useNavigation } from 'react-router-dom'
import { knowCells } from '../../kinds/core/cell/cells.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { FeaturesProvider, Slot } from '../../engine/slots.tsx'
import { DraftOwner } from '../../engine/drafts/draft-keys.ts'
import { findRecords } from '../../engine/list-data/list-answers.ts'
import { Opened } from '../../engine/toasts/Opened.tsx'
import { useEarlyCode, useDelayed } from '../../engine/loading/timing.ts'
import { FindRecordsContext } from '../../kinds/reference/find-records.ts'
import { screens } from '#texts/frame.ts'
import { ResourcesContext } from '../../engine/resources.ts'
import { cells } from '../../generated/cells.ts'
import { resources } from '../../generated/resources.ts'
import { menuEntries } from './menu-entries.ts'
import { personOf, useAdmin } from '../../accounts/browser/session/use-admin.ts'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import { frameFeatures, loadDrawer, loadFrameParts } from './frame-parts.ts'
import { isMenuExpanded, onMenuChange, toggleMenu } from './menu-expanded.ts'
import '../../ui/shared.css'
import classes from './layout.module.css'

knowCells(cells)

const MenuDrawer = lazy(loadDrawer)

/** The layout of all screens behind the login: side menu, top bar, content. The menu is a drawer on phones. */
export function Layout() {
  useEarlyCode(loadFrameParts)
  const isExpanded = useSyncExternalStore(onMenuChange, isMenuExpanded)
  const { data: admin } = useAdmin()
  const person = admin ? personOf(admin) : null
  const menu = useMemo(() => menuEntries(personOf(admin)), [admin])
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const [wasDrawerOpened, setWasDrawerOpened] = useState(false)
  const openDrawer = useCallback(() => {
    setWasDrawerOpened(true)
    setIsDrawerOpen(true)
  }, [])

  return (
    <FeaturesProvider value={frameFeatures}>
      <ResourcesContext value={resources}>
        <div className={classes.layout}>
          <a className="skip-link" href="#content">
            {screens.menu.skip}
          </a>
          <aside className={classes.side}>
            <SideMenu isExpanded={isExpanded} />
          </aside>
          {wasDrawerOpened && (
            <Opened onFail={() => setWasDrawerOpened(false)}>
              <MenuDrawer isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} />
            </Opened>
          )}
          <TopBar isMenuExpanded={isExpanded} onToggleMenu={toggleMenu} onOpenDrawer={openDrawer} />
          <NavigationProgress />
          <main id="content" className={classes.content} tabIndex={-1}>
            <DraftOwner value={admin?.id ?? null}>
              <FindRecordsContext value={findRecords}>
                <PersonContext value={person}>
                  <Outlet />
                  <Slot name="layout" props={{ admin, menu }} />
                </PersonContext>
              </FindRecordsContext>
            </DraftOwner>
          </main>
        </div>
      </ResourcesContext>
    </FeaturesProvider>
  )
}

/** A progress bar for navigations that take more than a moment. */
function NavigationProgress() {
  const isSlow = useDelayed(useNavigation().state !== 'idle')
  return isSlow ? <div className={classes.progress} aria-hidden /> : null
}
