import type { MovedName } from 'tribune'
import { readCommunes, type Commune, type Edition } from './algeria-communes.ts'

/**
 * The eleven wilayas that law 26-06 of 4 April 2026 makes (Journal officiel n° 25 of 5 April 2026, articles 52 bis 10 to 20 of
 * law 84-09), each with the communes that it takes over, in the order of the annex of executive decree 26-253 (n° 52 of 21 July
 * 2026). A line is `code name|Arabic name: ` and the ids of the communes in the table of law 19-12, with the law's own
 * spelling where that is another one. The wilayas are called as presidential decree 26-206 has them (n° 40 of 3 June 2026).
 *
 * Read from two open sets that were made of the Journal apart from each other: github.com/yasserstudio/geoalgeria (each of the
 * 108 communes, ids and dairas) and github.com/djazairdev/wilayas (the law's articles), which agrees on the number of communes
 * of each wilaya, and by name on 69 and most of 68; its other names were not compared. Where they or
 * the texts differ: 65 is "Aïn Ouessara" in the decree and "Aïn Oussara" in older files; 59 is "أفلو" in the decree and
 * "آفلو" in older files; 68 is "Bou Saâda" in decree 26-206 and "Bou Saada" in decree 26-253; commune 121 is "Abdelkader
 * Azil" in the law and "Azil Abedelkader" here. Communes keep the names that records hold.
 */
const NEW_WILAYAS = `
59 Aflou|أفلو: 64; 82; 83; 69; 74; 87; 73; 66; 67; 80; 81; 71
60 Barika|بريكة: 122; 125; 149; 133; 121 Abdelkader Azil; 157; 166; 175
61 El Kantara|القنطرة: 245; 231; 239 Djemourah; 236; 246
62 Bir El Ater|بئر العاتر: 369; 378 El Ogla El Melha; 385; 381
63 El Aricha|العريشة: 414; 417; 436; 410 El Bouihi
64 Ksar Chellala|قصر الشلالة: 459; 486 Zmalet El Emir Abdelkader; 474 Serguine; 458; 450; 471
65 Aïn Ouessara|عين وسارة: 615 Aïn Ouessara; 630; 619; 617; 632; 613; 620; 643 Sidi Ladjel; 628; 635
66 Messaad|مسعد: 636; 640; 631; 641; 623; 629; 639; 616
67 Ksar El Boukhari|قصر البخاري: 929; 947; 934; 902; 944 Oum El Djallil; 917; 899; 951 Sidi Damed; 925; 942 Ouled Maaref; 927; 915; 900; 958; 916; 914 Chahbounia; 912 Boughezoul; 909; 938; 908; 943
68 Bou Saâda|بوسعادة: 1006; 1011; 1032 Oultem; 1010; 1037; 1015; 1019; 1012; 1020; 1021; 1030; 1003; 1034; 1039; 996 Aïn El Meleh; 1005; 997; 1036; 999 Aïn Errich; 1001; 1031; 1041; 1022 Mouhamed Boudiaf
69 El Abiodh Sidi Cheikh|الأبيض سيدي الشيخ: 1145 El Abiodh Sidi Cheikh; 1136; 1137; 1146; 1143; 1148 El Meharra; 1140
`

/** The communes whose daira stays in the wilaya that they leave: decree 26-253 gives them one of their own. */
const NEW_DAIRA = { communes: [414, 417], daira_name_ascii: 'El Aricha', daira_name: 'العريشة' } as const

const WILAYA = /^(\d{2}) (.+)\|(.+): (.+)$/
const COMMUNE = /^(\d+)(?: (.+))?$/

let table: readonly Commune[] | undefined

/** All communes as law 26-06 has them, by the codes of their wilayas; read once. */
export function readNewCommunes(): readonly Commune[] {
  table ??= moveCommunes(readCommunes())
  return table
}

function moveCommunes(communes: readonly Commune[]): readonly Commune[] {
  const moved = new Map<number, Partial<Commune>>()
  for (const line of NEW_WILAYAS.trim().split('\n')) {
    const [, wilaya_code = '', wilaya_name_ascii = '', wilaya_name = '', ids = ''] = WILAYA.exec(line) ?? []
    for (const text of ids.split('; ')) {
      const [, id, also_called] = COMMUNE.exec(text) ?? []
      if (id === undefined) throw new Error(`not a commune: ${text}`)
      const spelling = also_called === undefined ? {} : { also_called }
      moved.set(Number(id), { wilaya_code, wilaya_name_ascii, wilaya_name, ...spelling })
    }
  }
  const { communes: seated, ...daira } = NEW_DAIRA
  for (const id of seated) moved.set(id, { ...moved.get(id), ...daira })
  return communes
    .map((commune) => ({ ...commune, ...moved.get(commune.id) }))
    .sort((one, other) => Number(one.wilaya_code) - Number(other.wilaya_code))
}

/** The communes that lie in another wilaya than in the other edition. */
export function findMovedCommunes(edition: Edition): readonly MovedName[] {
  return pairsOf(edition).flatMap(([before, after]) =>
    before.wilaya_name_ascii === after.wilaya_name_ascii
      ? []
      : [{ from: placeOf(before), to: placeOf(after) }],
  )
}

/** The wilayas that are not whole any more: each with every one that has a part of it. */
export function findMovedWilayas(edition: Edition): readonly MovedName[] {
  const divided = new Set(findMovedCommunes(edition).map(({ from }) => from.parent))
  const heirs = new Map<string, MovedName>()
  for (const [{ wilaya_name_ascii: from }, { wilaya_name_ascii: to }] of pairsOf(edition)) {
    if (!divided.has(from)) continue
    heirs.set(`${from}\n${to}`, { from: { parent: '', name: from }, to: { parent: '', name: to } })
  }
  return [...heirs.values()]
}

/** Each commune as the other edition has it, and as this one does. */
function pairsOf(edition: Edition): readonly (readonly [before: Commune, after: Commune])[] {
  const editions = [readCommunes(), readNewCommunes()] as const
  const [former, now] = edition === '26-06' ? editions : [editions[1], editions[0]]
  const byId = new Map(now.map((commune) => [commune.id, commune]))
  return former.map((before) => [before, byId.get(before.id) ?? before])
}

function placeOf({ wilaya_name_ascii: parent, commune_name_ascii: name }: Commune): MovedName['from'] {
  return { parent, name }
}
