import { lazy } from 'react'

/** The date picker is fetched when a panel opens that may need it. */
export const loadDayPart = () => import('./DayPart.tsx')
export const LazyDayPart = lazy(loadDayPart)
