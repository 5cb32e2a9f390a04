import { lazy, memo, Suspense, type ReactElement } from 'react'
import LogOut from 'lucide-react/icons/log-out'
import { loadChunk } from '../../engine/loading/load-chunk.ts'
import { Link } from '../../engine/navigation/Link.tsx'
import { NavLink } from '../../engine/navigation/NavLink.tsx'
import { screens } from '../../texts/fr/screens.ts'
import { isSuperAdministrator, useAdmin } from '../session/use-admin.ts'
import { useLogout } from '../session/use-logout.ts'
import { BrandMark } from './BrandMark.tsx'
import { menuEntries, type MenuEntry } from './menu-entries.ts'
import { menuIcons } from './menu-icons.ts'
import classes from './side-menu.module.css'

const Hint = lazy(() => loadChunk(() => import('./Hint.tsx')))

interface SideMenuProps {
  /** With labels, or icons alone. */
  readonly isExpanded: boolean
  /** A link was followed. */
  readonly onVisit?: (() => void) | undefined
}

/** The way to every section, and out. Its links know by themselves where the person is. */
export const SideMenu = memo(function SideMenu({ isExpanded, onVisit }: SideMenuProps) {
  const { data: admin } = useAdmin()
  const logout = useLogout()
  return (
    <nav className={classes.menu} aria-label={screens.menu.label}>
      <Link to="/" className={classes.brand} onClick={onVisit}>
        <BrandMark />
        <span className={classes.label}>{screens.product.logo}</span>
      </Link>
      <ul className={classes.entries}>
        {menuEntries(isSuperAdministrator(admin)).map((entry) => (
          <li key={entry.path}>
            <EntryLink entry={entry} isExpanded={isExpanded} onVisit={onVisit} />
          </li>
        ))}
      </ul>
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
  const Icon = menuIcons[entry.icon]
  return (
    <Labelled label={entry.label} isExpanded={isExpanded}>
      <NavLink to={entry.path} end={entry.path === '/'} className={classes.entry ?? ''} onClick={onVisit}>
        <Icon size={20} strokeWidth={1.8} aria-hidden />
        <span className={classes.label}>{entry.label}</span>
      </NavLink>
    </Labelled>
  )
}

interface LabelledProps {
  readonly label: string
  /** With the label beside the icon nothing more need be said. */
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
