import { algeriaTable } from './algeria-table.ts'

/** A state of the law: 58 wilayas since 2019, 69 from 1 January 2027 on. */
export type Edition = '19-12' | '26-06'

/** One commune with the daira and the wilaya it lies in. */
export interface Commune {
  /** Unique per commune. */
  readonly id: number
  readonly commune_name_ascii: string
  readonly commune_name: string
  readonly daira_name_ascii: string
  readonly daira_name: string
  /** Two digits, 01 to 58; to 69 in the edition of law 26-06. */
  readonly wilaya_code: string
  readonly wilaya_name_ascii: string
  readonly wilaya_name: string
  /** What a later text calls it. */
  readonly also_called?: string
}

type Wilaya = Pick<Commune, 'wilaya_code' | 'wilaya_name_ascii' | 'wilaya_name'>

const WILAYA = /^(\d{2}) (.+)\|(.+)$/
const DAIRA = /^ {2}(.+?)\|(.+?): (.+)$/
const COMMUNE = /^(\d+) (?:=|(.+)\|(.+))$/

let table: readonly Commune[] | undefined

/** All communes, in the order of the table; read once. */
export function readCommunes(): readonly Commune[] {
  table ??= parseTable(algeriaTable)
  return table
}

function parseTable(text: string): Commune[] {
  const communes: Commune[] = []
  let wilaya: Wilaya | undefined
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const [heading, wilaya_code, wilaya_name_ascii, wilaya_name] = WILAYA.exec(line) ?? []
    if (heading === undefined) communes.push(...parseDaira(line, wilaya))
    else if (wilaya_code && wilaya_name_ascii && wilaya_name)
      wilaya = { wilaya_code, wilaya_name_ascii, wilaya_name }
  }
  return communes
}

function parseDaira(line: string, wilaya: Wilaya | undefined): Commune[] {
  const [, daira_name_ascii, daira_name, communes] = DAIRA.exec(line) ?? []
  if (!wilaya || !daira_name_ascii || !daira_name || !communes) throw new Error(`not a daira: ${line}`)
  return communes.split('; ').map((text) => {
    const [, id, name = daira_name_ascii, arabic = daira_name] = COMMUNE.exec(text) ?? []
    if (id === undefined) throw new Error(`not a commune: ${text}`)
    return {
      id: Number(id),
      commune_name_ascii: name,
      commune_name: arabic,
      daira_name_ascii,
      daira_name,
      ...wilaya,
    }
  })
}
