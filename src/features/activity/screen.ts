import History from 'lucide-react/icons/history'
import type { Feature } from '../../engine/face.ts'
import { screens } from '#texts/frame.ts'

/** Who did what, and when. */
export const activityFeature: Feature = {
  name: 'activity',
  userMenu: [
    {
      path: '/activity',
      get label() {
        return screens.menu.activity
      },
      icon: History,
    },
  ],
}
