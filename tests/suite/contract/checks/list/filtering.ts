import { expect } from 'vitest'
import { parseFilter } from '../../../../../src/kinds/core/filter/filters.ts'
import { filterRecords } from '../../../../../src/kinds/core/filter/evaluate-where.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import type { Field } from '../../../../../src/schema/entity/field-kinds.ts'
import type { StoredRecord } from '../../../../../src/schema/entity/field-definition.ts'
import { filterParameter, type FilterOperator } from '../../../../../src/schema/where/filter.ts'
import { currentDay } from '../../../../../src/kinds/core/filter/days.ts'
import { isRecord } from '../../../../../src/schema/where/where.ts'
import { PERIODS } from '../../../../../src/schema/values/days.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import { isTakenOnce } from '../../../build-record.ts'
import { subjectOf } from '../../../subject-of.ts'
import { valuesOf } from '../../../values/values-of.ts'
import { expectEach, type Check, type Checks } from '../../check.ts'
import { recordsOf } from '../../entity-calls.ts'
import { isFound, operatorsOf } from '../../../expected-filters.ts'
import type { Trial } from '../../trial.ts'

/** The server filters by a field as is expected, and so does the browser with a list that came whole. */
export const filteringChecks: Checks = (entity) => [
  ...Object.entries(entity.fields)
    .filter(([, field]) => operatorsOf(field).length > 0)
    .map(([name, field]) => filterBy(entity, name, field)),
  refuseUnknown(entity),
]

function filterBy(entity: AnyEntity, name: string, field: Field): Check {
  return {
    title: `is filtered by "${name}"`,
    field: name,
    async run(trial) {
      await createDifferent(trial, name, field)
      const { records } = recordsOf(entity, await trial.calls.list())
      const plain = operatorsOf(field).flatMap((operator) =>
        textsFor(operator, name, records).map((text) => ({
          [filterParameter({ field: name, operator })]: text,
        })),
      )
      expect(plain.length).toBeGreaterThan(0)
      const cases = [
        ...plain,
        ...combinedCases(entity, name, records),
        ...relatedCases(trial.room.entities, field, records),
      ]
      await expectEach(
        cases,
        (query) => JSON.stringify(query),
        (query) => expectSame(trial, records, query),
      )
    },
  }
}

type Query = Readonly<Record<string, string>>

/** What is not so, and what is so or is the last record. */
function combinedCases(
  { fields }: AnyEntity,
  name: string,
  records: readonly StoredRecord[],
): readonly Query[] {
  const field = fields[name]
  return (field ? operatorsOf(field) : []).flatMap((operator) => {
    const [text] = textsFor(operator, name, records)
    const last = records.at(-1)
    if (text === undefined || !last) return []
    const named = { field: name, operator }
    return [
      { [filterParameter({ ...named, isNot: true })]: text },
      { [filterParameter({ ...named, isAlternative: true })]: text, 'any.id.in': `${last.id}` },
    ]
  })
}

/** By a text of what it refers to. */
function relatedCases(
  entities: readonly AnyEntity[],
  field: Field,
  records: readonly StoredRecord[],
): readonly Query[] {
  if (field.kind !== 'reference') return []
  const nested = records.map((record) => record[field.as]).find(isRecord)
  const target = entities.find((each) => each.name === field.to)
  const [text] = Object.entries(target?.fields ?? {}).flatMap(([own, { kind }]) => {
    const value = nested?.[own]
    return kind === 'text' && typeof value === 'string' && value !== '' ? [[own, value] as const] : []
  })
  if (!text) return []
  const path = { field: `${field.as}.${text[0]}`, operator: 'contains' } as const
  // Where all refer to the same, all are found by its text.
  return [text[1], 'nothing has this text'].flatMap((asked) => [
    { [filterParameter(path)]: asked },
    { [filterParameter({ ...path, isNot: true })]: asked },
  ])
}

async function expectSame({ entity, calls }: Trial, all: readonly StoredRecord[], query: Query) {
  const filters = Object.entries(query).map(([name, text]) => {
    const filter = parseFilter(entity, name, [text])
    if (!filter) throw new Error('the browser refuses it')
    return filter
  })
  const expected = all.filter((record) => isFound(entity, record, filters))
  const inBrowser = filterRecords(entity, filters, all, currentDay())
  const answer = recordsOf(entity, await calls.list({ ...query, pageSize: 500 }))
  for (const found of [answer.records, inBrowser])
    expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
  expect(answer.total).toBe(expected.length)
}

/** A record for each value that the kind takes, and one without any where that may be. */
async function createDifferent(trial: Trial, name: string, field: Field): Promise<void> {
  const { entity } = trial
  if (!field.required) await trial.create({ only: [] })
  const { values } = await trial.build({ only: [name] })
  for (let place = 0; place < 4; place += 1) {
    // Another serial for each, so that what must be unique is.
    const refer = isTakenOnce(name, entity) ? trial.referAnew : trial.refer
    const context = { serial: trial.nextSerial(), refer }
    const accepted = await valuesOf(field).accepted(subjectOf([name, field], entity, context, values))
    const value = accepted[place]
    if (value) await trial.create({ only: [], given: new Map([[name, value]]) })
  }
}

/** What to filter by: something of what the records hold. */
function textsFor(
  operator: FilterOperator,
  name: string,
  records: readonly StoredRecord[],
): readonly string[] {
  if (operator === 'empty' || operator === 'is') return ['true', 'false']
  if (operator === 'within' || operator === 'anniversary') return PERIODS
  const texts = [...new Set(records.flatMap((record) => wordsOf(record[name])))].slice(0, 5)
  if (operator === 'startsWith') return texts.map((text) => slice(text, 0, 3))
  if (operator === 'contains') return texts.map((text) => slice(text, 1, 4) || slice(text, 0, 1))
  return texts
}

function wordsOf(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsOf)
  return value === null || value === undefined || value === '' ? [] : [slice(String(value), 0, 90)]
}

/** By characters, so that no pair of surrogates is cut. */
function slice(text: string, start: number, end: number): string {
  return [...text.trim()].slice(start, end).join('').trim()
}

function refuseUnknown({ fields }: AnyEntity): Check {
  return {
    title: 'refuses to be filtered by what it does not have',
    async run({ calls }) {
      const [name = ''] =
        Object.entries(fields).find(([, field]) => operatorsOf(field).includes('empty')) ?? []
      for (const parameter of ['filter.nothing.in', `filter.${name}.like`, `filter.${name}`, 'filter.']) {
        expectRefused(await calls.list({ [parameter]: '1' }), 400)
      }
      expectRefused(await calls.list({ [`filter.${name}.empty`]: 'perhaps' }), 400)
    },
  }
}
