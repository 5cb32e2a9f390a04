import { definePage } from 'tribune'

export const prices = definePage({
  path: '/prices',
  title: 'Prix des soins',
  menu: { label: 'Prix', icon: 'lucide-react/icons/tags', order: 45 },
  content: () => import('./components/Prices.tsx'),
})
