import { definePage } from 'tribune'

export const openingHours = definePage({
  path: '/opening-hours/:day',
  title: { fr: 'Horaires', ar: 'المواعيد' },
  isOpen: true,
  content: () => import('./components/OpeningHours.tsx'),
})
