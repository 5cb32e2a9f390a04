/** Spans of days that move with the calendar, for filters that mean the same tomorrow. */
export const PERIODS = ['today', 'thisWeek', 'thisMonth', 'next30Days', 'past', 'future'] as const
export type Period = (typeof PERIODS)[number]

/** Of a week, from Sunday. */
export type DayNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6
