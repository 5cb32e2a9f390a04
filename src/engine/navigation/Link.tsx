import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigation } from './navigation-context.ts'
import { addressOf, resolveTo, type To } from './place.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To
}

/** A link within the product. What it leads to is asked for when the pointer, a finger or the focus comes near. */
export function Link({ to, onClick, onPointerEnter, onFocus, children, ...props }: LinkProps) {
  const { navigate, prefetch } = useNavigation()
  const here = useLocation()
  const target = resolveTo(to, here)
  const isHere = addressOf(target) === addressOf(here)
  const comeNear = () => !isHere && prefetch(target)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    navigate(target, { replace: isHere })
  }

  return (
    <a
      {...props}
      href={addressOf(target)}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        comeNear()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        // A click gives the focus too, to a link that the pointer has entered.
        if (event.currentTarget.matches(':focus-visible')) comeNear()
      }}
    >
      {children}
    </a>
  )
}

/** Any other opens a tab or a window, or saves what the link leads to. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  const { target } = event.currentTarget
  return event.button === 0 && !isModified && (target === '' || target === '_self')
}
