import { useNavigation } from 'react-router-dom'
import { useDelayed } from '../../engine/loading/use-delayed.ts'
import classes from './layout.module.css'

/** A progress bar for navigations that take more than a moment. */
export function NavigationProgress() {
  const isSlow = useDelayed(useNavigation().state !== 'idle')
  return isSlow ? <div className={classes.progress} aria-hidden /> : null
}
