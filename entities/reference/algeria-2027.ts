import { listsOf } from './algeria.ts'

const edition = { law: '26-06', date: '2026-04-04', inForce: '2027-01-01' } as const

/**
 * The reference table as it is from 1 January 2027 on, with 69 wilayas. A config that imports it in place of `algeria` offers
 * its names from the next start on; records keep theirs until `npm run schema -- --names --apply` carries them over:
 * `import { algeria2027 as algeria } from './reference/algeria-2027.ts'`
 */
export const algeria2027 = { edition, ...listsOf(edition.law) }
