import { posix } from 'node:path'
import { TableError } from '../table-error.ts'
import { readXml, unescapeText } from './read-xml.ts'
import type { WorkbookParts } from './workbook-parts.ts'

interface Sheet {
  readonly name: string
  /** The name of its part. */
  readonly part: string
  readonly isVisible: boolean
}

export interface Workbook {
  /** Those with cells, in the order of their tabs. */
  readonly sheets: readonly Sheet[]
  /** The one that is shown when the file is opened. */
  readonly active: Sheet | undefined
  /** Whether its days are counted from 1904 on. */
  readonly is1904: boolean
  readonly strings: string | undefined
  readonly styles: string | undefined
}

/** @throws TableError for what is no workbook */
export function readWorkbook(parts: WorkbookParts): Workbook {
  const root = readRelations(parts, '').find(({ type }) => type === 'officeDocument')
  const name = root?.part ?? 'xl/workbook.xml'
  const relations = readRelations(parts, name)
  const { tabs, activeTab, is1904 } = readTabs(parts.readSmall(name))
  const all = tabs.map((tab) => {
    const relation = relations.find(({ id }) => id === tab.relation)
    return relation?.type === 'worksheet' ? { ...tab, part: relation.part } : undefined
  })
  const partOf = (kind: string) => relations.find(({ type, part }) => type === kind && parts.has(part))?.part
  return {
    sheets: all.filter((sheet) => sheet !== undefined),
    active: all[activeTab],
    is1904,
    strings: partOf('sharedStrings'),
    styles: partOf('styles'),
  }
}

/**
 * The sheets to look for rows in, the likeliest first: the one that was chosen, else what people see when they open the file,
 * and the other visible ones in case it is empty. Hidden ones hold lists for cells and old versions. @throws TableError
 */
export function selectSheets(workbook: Workbook, chosen: string | undefined): readonly Sheet[] {
  const { sheets, active } = workbook
  if (chosen !== undefined) {
    // Names of one workbook differ in more than capitals.
    const sheet = sheets.find(({ name }) => name.toLowerCase() === chosen.trim().toLowerCase())
    if (!sheet) throw new TableError('noSheet', { sheets: namesOfVisible(workbook) })
    return [sheet]
  }
  const visible = sheets.filter(({ isVisible }) => isVisible)
  const first = visible.filter((sheet) => sheet === active)
  return [...first, ...visible.filter((sheet) => sheet !== active)]
}

export function namesOfVisible({ sheets }: Workbook): readonly string[] {
  return sheets.filter(({ isVisible }) => isVisible).map(({ name }) => name)
}

interface Relation {
  readonly id: string
  /** The end of its address: editions of the standard differ in what comes before. */
  readonly type: string
  readonly part: string
}

function readRelations(parts: WorkbookParts, source: string): readonly Relation[] {
  const folder = posix.dirname(source)
  const file = posix.join(folder, '_rels', `${posix.basename(source)}.rels`)
  const relations: Relation[] = []
  if (!parts.has(file)) return relations
  readXml(parts.readSmall(file), {
    open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (name !== 'Relationship') return
      const part = target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
      relations.push({ id, type: posix.basename(type), part })
    },
  })
  return relations
}

function readTabs(workbook: Uint8Array) {
  const tabs: { name: string; relation: string; isVisible: boolean }[] = []
  let [activeTab, is1904] = [0, false]
  readXml(workbook, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = isTrue(attributes['date1904'])
      if (name === 'workbookView') activeTab = Number(attributes['activeTab'] ?? 0)
      if (name !== 'sheet') return
      const key = Object.keys(attributes).find((each) => each.endsWith(':id')) ?? ''
      const isVisible = (attributes['state'] ?? 'visible') === 'visible'
      tabs.push({
        name: unescapeText(attributes['name'] ?? ''),
        relation: attributes[key] ?? '',
        isVisible,
      })
    },
  })
  return { tabs, activeTab, is1904 }
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}
