import { useNavigation } from 'react-router-dom'
import { useDelayed } from '../../engine/loading/use-delayed.ts'
import classes from './layout.module.css'

/** Shows that the next screen is on its way, once that takes a moment. */
export function NavigationProgress() {
  const { state } = useNavigation()
  const isSlow = useDelayed(state === 'loading')
  return isSlow ? <div className={classes.progress} aria-hidden /> : null
}
