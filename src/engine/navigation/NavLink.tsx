import { useLocation } from 'react-router-dom'
import { Link, type LinkProps } from './Link.tsx'

interface NavLinkProps extends LinkProps {
  /** Marked on its own path alone, and not on those below. */
  readonly end?: boolean
}

/** A link that is marked while the person is where it leads, or below. */
export function NavLink({ end = false, ...props }: NavLinkProps) {
  const pathname = useLocation().pathname.toLowerCase()
  const path = props.to.toLowerCase()
  const isCurrent = pathname === path || (!end && pathname.startsWith(`${path}/`))
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />
}
