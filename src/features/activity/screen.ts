import History from 'lucide-react/icons/history'
import type { Feature } from '../../engine/slots.tsx'
import { activity } from '../../texts/activity.ts'

/** Who did what, and when. */
export const activityFeature: Feature = {
  name: 'activity',
  userMenu: [{ path: '/activity', label: activity.title, icon: History }],
}
