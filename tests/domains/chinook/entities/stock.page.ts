import { definePage } from 'tribune'

export const stock = definePage({
  path: '/stock',
  title: 'Stock',
  menu: { label: 'Stock', icon: 'lucide-react/icons/boxes', order: 75 },
  roles: ['clerk'],
  content: () => import('./components/Stock.tsx'),
})
