import { definePage } from 'tribune'

export const planning = definePage({
  path: '/planning',
  title: { fr: 'Planning', ar: 'جدول المواعيد' },
  menu: {
    label: { fr: 'Planning', ar: 'جدول المواعيد' },
    icon: 'lucide-react/icons/calendar-days',
    order: 35,
  },
  isBare: true,
  content: () => import('./components/Planning.tsx'),
})
