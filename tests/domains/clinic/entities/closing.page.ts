import { definePage } from 'tribune'

export const closing = definePage({
  path: '/closing',
  title: 'À clôturer',
  menu: { label: 'À clôturer', icon: 'lucide-react/icons/list-checks', order: 36 },
  isBare: true,
  content: () => import('./components/Closing.tsx'),
})
