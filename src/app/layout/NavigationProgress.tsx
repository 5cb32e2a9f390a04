import { useDelayed } from '../../engine/loading/use-delayed.ts'
import { useIsNavigating } from '../../engine/navigation/navigation-context.ts'
import classes from './layout.module.css'

/** Shows that the next screen is on its way, once that takes a moment. */
export function NavigationProgress() {
  const isSlow = useDelayed(useIsNavigating())
  return isSlow ? <div className={classes.progress} aria-hidden /> : null
}
