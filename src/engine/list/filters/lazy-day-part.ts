import { lazy } from 'react'
import { withWords } from '../../../texts/with-words.ts'

/** The date picker is fetched when a panel opens that may need it. */
export const loadDayPart = () => withWords(import('./DayPart.tsx'))
export const LazyDayPart = lazy(loadDayPart)
