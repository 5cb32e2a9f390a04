throw new Error('no such table')

export const failing = {}
