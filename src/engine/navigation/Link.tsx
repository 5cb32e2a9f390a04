import type { ComponentProps, FocusEvent, MouseEvent, PointerEvent } from 'react'
import { useNavigation } from './navigation-context.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The whole address: a link need not be drawn anew wherever the person goes. */
  readonly to: string
}

/**
 * A link within the product. What it leads to is asked for when the pointer, a finger or the focus comes near. The
 * router's own brings along the prefetching of its framework, which is larger than the rest of the router.
 */
export function Link({ to, onClick, onPointerEnter, onFocus, children, ...props }: LinkProps) {
  const { prefetch, follow } = useNavigation()
  return (
    <a
      {...props}
      href={to}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event)
        if (event.defaultPrevented || !opensHere(event)) return
        event.preventDefault()
        follow(to)
      }}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerEnter?.(event)
        prefetch(to)
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        onFocus?.(event)
        // A click gives the focus too, to a link that the pointer has entered.
        if (event.currentTarget.matches(':focus-visible')) prefetch(to)
      }}
    >
      {children}
    </a>
  )
}

/** Whether the press asks for the page itself, and not for another tab, window or file. */
function opensHere({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const isPlain = !metaKey && !altKey && !ctrlKey && !shiftKey
  return button === 0 && isPlain && (currentTarget.target === '' || currentTarget.target === '_self')
}
