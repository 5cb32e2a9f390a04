import { NavLink as RouterNavLink, type NavLinkProps } from 'react-router-dom'
import { usePrefetching } from './use-prefetching.ts'

/** A link that is marked while the person is where it leads, or below. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink {...props} {...usePrefetching(props)} />
}
