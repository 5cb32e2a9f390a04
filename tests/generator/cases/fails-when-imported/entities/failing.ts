export const failing = JSON.parse('no table')
