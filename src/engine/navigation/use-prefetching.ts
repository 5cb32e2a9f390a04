import type { FocusEvent, PointerEvent } from 'react'
import { createPath, useLocation, useResolvedPath, type LinkProps } from 'react-router-dom'
import { useNavigation } from './navigation-context.ts'

type Handlers = Pick<LinkProps, 'onPointerEnter' | 'onFocus'>

/** The handlers of a link that asks for what it leads to before it is followed; its own are kept. */
export function usePrefetching(link: Handlers & Pick<LinkProps, 'to'>): Required<Handlers> {
  const { prefetch } = useNavigation()
  const here = useLocation()
  const target = useResolvedPath(link.to)
  function comeNear() {
    if (createPath(target) !== createPath(here)) prefetch(target)
  }
  return {
    onPointerEnter(event: PointerEvent<HTMLAnchorElement>) {
      link.onPointerEnter?.(event)
      comeNear()
    },
    onFocus(event: FocusEvent<HTMLAnchorElement>) {
      link.onFocus?.(event)
      // A click gives the focus too, to a link that the pointer has entered.
      if (event.currentTarget.matches(':focus-visible')) comeNear()
    },
  }
}
