import type { DependentLookupTable, LookupTable } from 'tribune'
import type { Commune, Edition } from './algeria-communes.ts'

/** The lists of an edition. */
export function listsOf(edition: Edition) {
  const load = async (): Promise<readonly Commune[]> =>
    edition === '19-12'
      ? (await import('./algeria-communes.ts')).readCommunes()
      : (await import('./algeria-26-06.ts')).readNewCommunes()
  return { wilayas: wilayasOf(edition, load), communesOf: communesBelow(edition, load) }
}

/** The distinct wilaya names, in the order of their codes. */
function wilayasOf(edition: Edition, communes: () => Promise<readonly Commune[]>): LookupTable {
  return {
    load: async () => [...new Set((await communes()).map((commune) => commune.wilaya_name_ascii))],
    loadKeywords: async () =>
      new Map(
        (await communes()).map((commune) => [
          commune.wilaya_name_ascii,
          // People say 9 and write 09.
          [commune.wilaya_code, String(Number(commune.wilaya_code)), commune.wilaya_name],
        ]),
      ),
    loadTranslations: async (language) =>
      language === 'ar'
        ? new Map((await communes()).map((each) => [each.wilaya_name_ascii, each.wilaya_name]))
        : undefined,
    loadMoved: async () => (await import('./algeria-26-06.ts')).findMovedWilayas(edition),
  }
}

/** The commune names of one wilaya, in alphabetical order. */
function communesBelow(edition: Edition, communes: () => Promise<readonly Commune[]>): DependentLookupTable {
  const inWilaya = async (wilaya: string) =>
    (await communes()).filter((commune) => commune.wilaya_name_ascii === wilaya)
  return {
    load: async (wilaya) =>
      (await inWilaya(wilaya))
        .map((commune) => commune.commune_name_ascii)
        .sort((one, other) => one.localeCompare(other, 'fr')),
    loadKeywords: async (wilaya) =>
      new Map(
        (await inWilaya(wilaya)).map(({ commune_name_ascii, commune_name, also_called }) => [
          commune_name_ascii,
          [commune_name, ...(also_called === undefined ? [] : [also_called])],
        ]),
      ),
    loadTranslations: async (language, wilaya) =>
      language === 'ar'
        ? new Map((await inWilaya(wilaya)).map((each) => [each.commune_name_ascii, each.commune_name]))
        : undefined,
    loadMoved: async () => (await import('./algeria-26-06.ts')).findMovedCommunes(edition),
  }
}

/** Which state of the law the table is; it changes with the table. Records keep the names of earlier ones. */
const edition = { law: '19-12', date: '2019-12-11' } as const

/** The reference table of Algerian administrative areas; loaded when first asked. */
export const algeria = { edition, ...listsOf(edition.law) }
