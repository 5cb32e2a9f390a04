import { definePage } from 'tribune'

export const planning = definePage({
  path: '/planning',
  title: 'Planning',
  menu: { label: 'Planning', icon: 'lucide-react/icons/calendar-days', order: 35 },
  isBare: true,
  content: () => import('./components/Planning.tsx'),
})
