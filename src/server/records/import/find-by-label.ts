import type { ImportContext } from '../../../kinds/field-sheet.ts'
import { optionLabelOf } from '../../../kinds/reference/option-label.ts'
import { fold } from '../../../schema/fold.ts'
import { MAX_SEARCH_LENGTH } from '../../../schema/list-query.ts'
import { listPage } from '../list-page.ts'
import { listedEntities } from '../access.ts'
import type { Store } from '../store.ts'

/** Finds records by what forms call them, or by the first part of it; each label is looked for once. */
export function createLabelFinder(store: Store): ImportContext['findByLabel'] {
  const found = new Map<string, Promise<readonly number[]>>()
  return (entity, optionLabel, label) => {
    const key = JSON.stringify([entity, optionLabel, fold(label)])
    const known = found.get(key) ?? find(store, entity, optionLabel, label)
    found.set(key, known)
    return known
  }
}

async function find(
  store: Store,
  entity: string,
  optionLabel: readonly string[],
  label: string,
): Promise<readonly number[]> {
  const q = label.replaceAll('–', ' ').slice(0, MAX_SEARCH_LENGTH)
  const target = listedEntities(store).find(({ name }) => name === entity)
  if (!target) return []
  const { records } = await listPage(store, target, {
    page: 1,
    pageSize: 500,
    q,
  })
  const called = (paths: readonly string[]) =>
    records.filter((record) => fold(optionLabelOf(paths, record)) === fold(label)).map(({ id }) => id)
  const whole = called(optionLabel)
  return whole.length > 0 ? whole : called(optionLabel.slice(0, 1))
}
