import { useCallback, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { routeAddress } from '../../api/addresses.ts'

/**
 * Follows the links to screens inside an element without loading the page: those that say `data-inner`. A router's own
 * link renders at each navigation, which rows full of them would pay for.
 */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      const { target } = event
      const link = target instanceof Element && target.closest('a[data-inner]')
      const address = link && link.getAttribute('href')
      // Another tab or window is meant; a click is never of another button.
      const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!address || isElsewhere) return
      event.preventDefault()
      void navigate(routeAddress(address))
    },
    [navigate],
  )
}
