import type { DependentLookupTable, LookupTable } from 'tribune'

const breeds = async () => (await import('./breeds.ts')).breeds

const species: LookupTable = { load: async () => Object.keys(await breeds()) }
const breedsOf: DependentLookupTable = {
  load: async (name) => {
    const all = await breeds()
    return Object.hasOwn(all, name) ? (all[name] ?? []) : []
  },
}

/** The animals the clinic sees; loaded when first asked. */
export const animals = { species, breedsOf }
