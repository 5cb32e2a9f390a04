/** The event by which fonts tell that they came, and a cell its table that something in it did: it may need more room. */
export const CAME_LATE = 'loadingdone'
