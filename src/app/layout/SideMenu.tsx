import type { MenuEntry } from '../../engine/feature.ts'
import { Fragment, memo, Suspense, type ReactElement } from 'react'
import LogOut from 'lucide-react/icons/log-out'
import { Link, NavLink } from 'react-router-dom'
import { app } from '../../generated/app.ts'
import { logo } from '../../generated/pictures.ts'
import { screens } from '#texts/frame.ts'
import { personOf, useAdmin } from '../../accounts/browser/session/use-admin.ts'
import { useLogout } from '../../accounts/browser/session/use-logout.ts'
import { menuEntries, menuSections } from './menu-entries.ts'
import classes from './side-menu.module.css'
import { lazyOptional } from '../../engine/loading/lazy-part.ts'

const Hint = lazyOptional(() => import('./Hint.tsx'))
const MenuBadge = lazyOptional(() => import('./MenuBadge.tsx'))

interface SideMenuProps {
  /** Labels beside the icons, or icons only. */
  readonly isExpanded: boolean
  /** Called when a link is followed. */
  readonly onVisit?: (() => void) | undefined
}

/** The navigation: links to all sections, and logout. */
export const SideMenu = memo(function SideMenu({ isExpanded, onVisit }: SideMenuProps) {
  const { data: admin } = useAdmin()
  const logout = useLogout()
  return (
    <nav className={classes.menu} aria-label={screens.menu.label}>
      <Link to="/" className={classes.brand} onClick={onVisit}>
        <img src={logo} width={28} height={28} alt="" />
        <span className={classes.label}>{app.brand}</span>
      </Link>
      {menuSections(menuEntries(personOf(admin))).map(({ label, entries }) => (
        <Fragment key={entries[0]?.path}>
          {label && (
            <p className={classes.group} aria-hidden>
              <span className={classes.label}>{label}</span>
            </p>
          )}
          <ul className={classes.entries} aria-label={label}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <EntryLink entry={entry} isExpanded={isExpanded} onVisit={onVisit} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <Labelled label={screens.menu.logout} isExpanded={isExpanded}>
        <button type="button" className={classes.entry} onClick={() => void logout()}>
          <LogOut size={20} strokeWidth={1.8} aria-hidden />
          <span className={classes.label}>{screens.menu.logout}</span>
        </button>
      </Labelled>
    </nav>
  )
})

interface EntryLinkProps {
  readonly entry: MenuEntry
  readonly isExpanded: boolean
  readonly onVisit: (() => void) | undefined
}

function EntryLink({ entry, isExpanded, onVisit }: EntryLinkProps) {
  const Icon = entry.icon
  return (
    <Labelled label={entry.label} isExpanded={isExpanded}>
      <NavLink to={entry.path} end={entry.path === '/'} className={classes.entry ?? ''} onClick={onVisit}>
        <Icon size={20} strokeWidth={1.8} aria-hidden />
        <span className={classes.label}>{entry.label}</span>
        {entry.counted && (
          <Suspense>
            <MenuBadge counted={entry.counted} />
          </Suspense>
        )}
      </NavLink>
    </Labelled>
  )
}

interface LabelledProps {
  readonly label: string
  /** A visible label needs no tooltip. */
  readonly isExpanded: boolean
  readonly children: ReactElement
}

function Labelled({ label, isExpanded, children }: LabelledProps) {
  if (isExpanded) return children
  return (
    <Suspense fallback={children}>
      <Hint label={label}>{children}</Hint>
    </Suspense>
  )
}
