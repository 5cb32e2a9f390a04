import type { Loss } from './migration.ts'

const COMMANDS = [
  'Nothing was changed. To make these changes although data goes:',
  '  npm run schema             shows every change, and makes none',
  '  npm run schema -- --apply  makes them; what is named above is then gone',
]

/** Why the program does not start, and what to do. E190 is documented in the table of codes. */
export function explainLosses(losses: readonly Loss[]): string {
  return [...losses.map((loss) => `E190 ${explainLoss(loss)}`), ...COMMANDS].join('\n')
}

/** What would be lost, in how many records, and how to keep it. */
export function explainLoss(loss: Loss): string {
  const { entity, records } = loss
  const counted = records === 1 ? '1 record' : `${records} records`
  if (loss.kind === 'entity')
    return `${entity}: the entity is gone, but its table holds ${counted}; ${suggestRename(entity)}`
  const place = `${entity}.${loss.field}`
  if (loss.kind === 'field')
    return `${place}: the field is gone, but its column holds data in ${counted}; ${suggestRename(loss.field)}`
  if (loss.kind === 'cell')
    return `${place}: the field of the rows is gone, but it holds data in ${records === 1 ? '1 row' : `${records} rows`}; put it back, or take its values elsewhere first`
  const [hold, they] = records === 1 ? ['holds', 'it'] : ['hold', 'they']
  if (loss.isNarrowed)
    return `${place}: the field takes other values now, but ${counted} ${hold} what it refuses; let it take that again, or change those records first`
  return (
    `${place}: the field is of another kind now, but ${counted} ${hold} what cannot be made into it; ` +
    `if ${they} shall stay, give the new field another name`
  )
}

function suggestRename(name: string): string {
  return `if it has another name now, write renamedFrom: '${name}' in it`
}
