import { createPath } from 'react-router-dom'
import type { ScreenHistory } from './history.ts'
import type { Target } from './route.ts'

const stay = () => undefined
const release = () => stay

/** The history of a screen that is rendered and left at that: nobody goes anywhere from it. */
export function stillHistory({ pathname, search }: Target): ScreenHistory {
  return {
    location: { pathname, search, hash: '', state: null, key: 'rendered' },
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: stay,
      push: stay,
      replace: stay,
    },
    follow: stay,
    listen: release,
    block: release,
  }
}
