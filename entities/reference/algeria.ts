import type { DependentLookupTable, LookupTable } from 'tribune'

const communes = async () => (await import('./algeria-communes.ts')).readCommunes()

/** The distinct wilaya names, in the order of their codes. */
const wilayas: LookupTable = {
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
}

/** The commune names of one wilaya, in alphabetical order. */
const communesOf: DependentLookupTable = {
  load: async (wilaya) =>
    (await communes())
      .filter((commune) => commune.wilaya_name_ascii === wilaya)
      .map((commune) => commune.commune_name_ascii)
      .sort((one, other) => one.localeCompare(other, 'fr')),
  loadKeywords: async (wilaya) =>
    new Map(
      (await communes())
        .filter((commune) => commune.wilaya_name_ascii === wilaya)
        .map((commune) => [commune.commune_name_ascii, [commune.commune_name]]),
    ),
  loadTranslations: async (language, wilaya) =>
    language === 'ar'
      ? new Map(
          (await communes())
            .filter((commune) => commune.wilaya_name_ascii === wilaya)
            .map((commune) => [commune.commune_name_ascii, commune.commune_name]),
        )
      : undefined,
}

/** Which state of the law the table is; it changes with the table. Records keep the names of earlier ones. */
const edition = { law: '19-12', date: '2019-12-11' } as const

/** The reference table of Algerian administrative areas; loaded when first asked. */
export const algeria = { edition, wilayas, communesOf }
