import type { QueryClient } from '@tanstack/react-query'
import { lazy, useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { Outlet, type LoaderFunctionArgs } from 'react-router-dom'
import { isFirstScreen } from '../../api/brought.ts'
import { knowCells } from '../../kinds/core/cell/cells.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { FeaturesProvider, Slot } from '../../engine/slots.tsx'
import { features as common } from '../../features/registries/screens.ts'
import { ownFeatures } from '../../generated/features.ts'
import { DraftOwner } from '../../engine/drafts/draft-owner.ts'
import { findRecords } from '../../engine/list-data/list-answers.ts'
import { Opened } from '../../engine/toasts/Opened.tsx'
import { loadProblem } from '../../engine/loading/Problem.tsx'
import { useEarlyCode } from '../../engine/loading/use-early-code.ts'
import { whenFirst } from '../../engine/loading/when-first.ts'
import { queryClientContext } from '../../engine/navigation/router-context.ts'
import { loadToaster } from '../../engine/toasts/load-toaster.ts'
import { FindRecordsContext } from '../../kinds/reference/find-records.ts'
import { screens } from '#texts/screens.ts'
import { ResourcesContext } from '../../engine/resources.ts'
import { cells } from '../../generated/cells.ts'
import { resources } from '../../generated/resources.ts'
import { entityPaths } from '../../generated/routes.ts'
import { menuEntries } from './menu-entries.ts'
import { adminOptions, personOf, useAdmin } from '../session/use-admin.ts'
import { NavigationProgress } from './NavigationProgress.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import { loadDropdown } from './UserMenu.tsx'
import { isMenuExpanded, onMenuChange, toggleMenu } from './menu-expanded.ts'
import classes from './layout.module.css'

knowCells(cells)

const loadDrawer = () => import('./MenuDrawer.tsx')
const MenuDrawer = lazy(loadDrawer)

/** What must open without a connection, and what reports that there is none. */
const loadFrameParts = () => Promise.all([loadToaster(), loadProblem(), loadDropdown(), loadDrawer()])

const features = [...common, ...ownFeatures]

/** Prefetches the current administrator, and what the first list may open with. */
export function loadFrame({ context, request }: LoaderFunctionArgs): Promise<null> {
  const queryClient = context.get(queryClientContext)
  const admin = queryClient.prefetchQuery({ ...adminOptions, meta: { isGuess: true } })
  return whenFirst(Promise.all([admin, isFirstScreen() && prefetchOpening(queryClient, request.url)]))
}

async function prefetchOpening(queryClient: QueryClient, url: string): Promise<void> {
  const list = entityPaths.find(({ path }) => path === new URL(url).pathname)
  if (!list) return
  const { entity } = await list.load()
  await Promise.all(features.map(({ listOpening }) => listOpening?.prefetch(queryClient, entity)))
}

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
    <FeaturesProvider value={features}>
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
