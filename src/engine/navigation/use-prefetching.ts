import type { FocusEvent, MouseEvent, TouchEvent } from 'react'
import { createPath, useLocation, useResolvedPath, type LinkProps } from 'react-router-dom'
import { useNavigation } from './navigation-context.ts'

type Handlers = Pick<LinkProps, 'onMouseEnter' | 'onFocus' | 'onTouchStart'>

/** The handlers of a link that asks for what it leads to before it is followed; its own are kept. */
export function usePrefetching(link: Handlers & Pick<LinkProps, 'to'>): Required<Handlers> {
  const { prefetch } = useNavigation()
  const here = useLocation()
  const target = useResolvedPath(link.to)
  function comeNear() {
    if (createPath(target) !== createPath(here)) prefetch(target)
  }
  return {
    onMouseEnter(event: MouseEvent<HTMLAnchorElement>) {
      link.onMouseEnter?.(event)
      comeNear()
    },
    onFocus(event: FocusEvent<HTMLAnchorElement>) {
      link.onFocus?.(event)
      comeNear()
    },
    onTouchStart(event: TouchEvent<HTMLAnchorElement>) {
      link.onTouchStart?.(event)
      comeNear()
    },
  }
}
