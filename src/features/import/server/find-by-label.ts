import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportContext, NamedRecord } from '../../../kinds/core/sheet/field-sheet.ts'
import { optionLabelOf } from '../../../kinds/reference/label-columns.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { fold } from '../../../schema/values/fold.ts'
import { listedEntities, readListed, type Store } from '../../../server/face.ts'
import { idsCalled } from './label-query.ts'

/** Labels of one query. */
const BATCH = 200
/** Records that are read in one turn of the event loop. */
const TURN = 200

/** Finds records by what forms call them, or by the first part of it. */
export interface LabelFinder {
  /** Looks for those of many rows together, while other calls are answered in between. */
  prepare(named: Iterable<NamedRecord>): Promise<void>
  readonly find: ImportContext['findByLabel']
}

/** The ids of the records that are called so: two are as many as matter. */
type Found = readonly number[]

export function createLabelFinder(store: Store): LabelFinder {
  const known = new Map<string, Found>()

  async function prepare(named: Iterable<NamedRecord>): Promise<void> {
    const wanted = new Map<string, { readonly one: NamedRecord; readonly labels: Map<string, string> }>()
    for (const one of named) {
      if (known.has(keyOf(one))) continue
      const group = JSON.stringify([one.entity, one.optionLabel])
      const labels = wanted.get(group)?.labels ?? new Map<string, string>()
      wanted.set(group, { one, labels: labels.set(fold(one.label), one.label) })
    }
    for (const { one, labels } of wanted.values()) {
      const all = [...labels.values()]
      for (let start = 0; start < all.length; start += BATCH) {
        const batch = all.slice(start, start + BATCH)
        const found = await findAll(store, one, batch)
        for (const label of batch) known.set(keyOf({ ...one, label }), found.get(fold(label)) ?? [])
        await nextTurn()
      }
    }
  }

  return {
    prepare,
    async find(entity, optionLabel, label) {
      const named = { entity, optionLabel, label }
      await prepare([named])
      return known.get(keyOf(named)) ?? []
    },
  }
}

function keyOf({ entity, optionLabel, label }: NamedRecord): string {
  return JSON.stringify([entity, optionLabel, fold(label)])
}

/** By folded labels. */
async function findAll(
  store: Store,
  { entity, optionLabel }: NamedRecord,
  labels: readonly string[],
): Promise<ReadonlyMap<string, Found>> {
  const target = listedEntities(store).find(({ name }) => name === entity)
  if (!target) return new Map()
  const ids = await idsCalled(store, target, optionLabel, labels)
  const whole = new Map(labels.map((label) => [fold(label), new Set<number>()]))
  const first = new Map(labels.map((label) => [fold(label), new Set<number>()]))
  for (let start = 0; start < ids.length; start += TURN) {
    await addLabels(store, target, optionLabel, { ids: ids.slice(start, start + TURN), whole, first })
    if ([...whole.values()].every(({ size }) => size > 1)) break
    await nextTurn()
  }
  return new Map(
    [...whole].map(([label, named]) => [label, [...(named.size > 0 ? named : (first.get(label) ?? []))]]),
  )
}

interface Candidates {
  readonly ids: readonly number[]
  readonly whole: ReadonlyMap<string, Set<number>>
  readonly first: ReadonlyMap<string, Set<number>>
}

async function addLabels(
  store: Store,
  entity: AnyEntity,
  optionLabel: readonly string[],
  { ids, whole, first }: Candidates,
): Promise<void> {
  for (const record of await readListed(store, entity, ids)) {
    whole.get(fold(optionLabelOf(optionLabel, record)))?.add(record.id)
    first.get(fold(optionLabelOf(optionLabel.slice(0, 1), record)))?.add(record.id)
  }
}
