import type { ComponentProps, FocusEvent, MouseEvent, PointerEvent } from 'react'
import {
  createPath,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
  type To,
} from 'react-router-dom'
import { useNavigation } from './navigation-context.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To
}

/**
 * A link within the product. What it leads to is asked for when the pointer, a finger or the focus comes near. The
 * router's own brings along the prefetching of its framework, which is larger than the rest of the router.
 */
export function Link({ to, onClick, onPointerEnter, onFocus, children, ...props }: LinkProps) {
  const { prefetch } = useNavigation()
  const here = useLocation()
  const target = useResolvedPath(to)
  const follow = useLinkClickHandler(to, { ...(props.target && { target: props.target }) })
  function comeNear() {
    if (createPath(target) !== createPath(here)) prefetch(target)
  }
  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerEnter?.(event)
        comeNear()
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        onFocus?.(event)
        // A click gives the focus too, to a link that the pointer has entered.
        if (event.currentTarget.matches(':focus-visible')) comeNear()
      }}
    >
      {children}
    </a>
  )
}
