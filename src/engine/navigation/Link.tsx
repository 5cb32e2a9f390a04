import { Link as RouterLink, type LinkProps } from 'react-router-dom'
import { usePrefetching } from './use-prefetching.ts'

/** A link within the product. What it leads to is asked for when the pointer, a finger or the focus comes near. */
export function Link(props: LinkProps) {
  return <RouterLink {...props} {...usePrefetching(props)} />
}
