import { expect } from 'vitest'
import { textOf as wordsOf } from '../../../../../src/kinds/core/definition/definitions.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import type { StoredRecord } from '../../../../../src/schema/entity/field-definition.ts'
import { expectEach, type Check, type Checks } from '../../check.ts'
import { recordsOf } from '../../entity-calls.ts'
import { createRanked } from '../../ranked-records.ts'
import type { Trial } from '../../trial.ts'

/** By the words of its fields, and by those that its columns show of what it refers to. */
export const searchingChecks: Checks = (entity) =>
  [...new Set([...Object.keys(entity.fields), ...relatedPaths(entity)])]
    .filter((path) => entity.fields[path]?.kind !== 'reference')
    // What not everybody may read is found by nobody.
    .filter((path) => entity.access?.fields?.[path]?.read === undefined)
    .map(searchBy)

function relatedPaths({ fields, list }: AnyEntity): readonly string[] {
  const relations = Object.values(fields).flatMap((field) => (field.kind === 'reference' ? [field.as] : []))
  return list.columns
    .flatMap((column) => (typeof column === 'object' && 'firstOf' in column ? column.firstOf : []))
    .filter((path) => relations.includes(path.split('.')[0] ?? ''))
}

function searchBy(path: string): Check {
  return {
    title: `is found by the words of "${path}", whatever their accents and capitals`,
    field: path,
    async run(trial) {
      const { ascending } = await createRanked(trial, path.split('.'))
      const spoken = ascending.filter(({ words }) => words !== '')
      const all = recordsOf(trial.entity, await trial.calls.list()).records
      const texts = new Map(all.map((record) => [record.id, textOf(trial.entity, record)]))
      for (const { id, words } of spoken) texts.set(id, `${texts.get(id) ?? ''} ${shout(words)}`)
      await expectEach(
        spoken.flatMap(({ id, words }) =>
          [words, shout(words), `  ${words.toLowerCase()} `].map((q) => ({ id, q })),
        ),
        ({ q }) => q,
        async ({ id, q }) => {
          const found = await search(trial, q)
          expect(found).toContain(id)
          expect(found.filter((each) => !holds(texts.get(each) ?? '', q))).toEqual([])
        },
      )
      expect(await search(trial, 'aucune fiche ne dit cela')).toEqual([])
    },
  }
}

async function search({ entity, calls }: Trial, q: string): Promise<readonly number[]> {
  const { records, total } = recordsOf(entity, await calls.list({ q, pageSize: 500 }))
  expect(total, 'the total').toBe(records.length)
  return records.map(({ id }) => id)
}

/** As somebody types who has no keys for accents. */
function shout(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}

/** All that a record says: as it is stored, and as people read it. */
function textOf({ fields }: AnyEntity, record: StoredRecord): string {
  const words = Object.entries(fields).map(([name, field]) => wordsOf(field, record[name]))
  return shout([JSON.stringify(record), ...words].join(' '))
}

function holds(text: string, q: string): boolean {
  return shout(q)
    .trim()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
