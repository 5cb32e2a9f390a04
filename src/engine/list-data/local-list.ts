import '../../kinds/core/definition/all-definitions.ts'
import type { LocalListRequest, LocalListResult } from './local-list-messages.ts'
import type { RecordPage, UnreadList } from '../../api/entity-client.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { filterRecords } from '../../kinds/core/filter/evaluate-where.ts'
import { nestsPath } from '../../kinds/core/filter/match-path.ts'
import { allColumns, isSortable } from '../../kinds/core/cell/list-columns.ts'
import { definitionOf } from '../../kinds/core/definition/definitions.ts'
import { columnSortKey, compareSortKeys, type SortKey } from '../../kinds/core/definition/sort-key.ts'
import { wholeWords } from '../../kinds/core/definition/text-values.ts'
import { columnKey } from '../../schema/entity/list-column.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { ListQuery } from '../../schema/where/list-query.ts'
import { currentDay } from '../../kinds/core/filter/days.ts'
import { searchKey, searchWords } from '../../kinds/core/search/search.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { columnValues, type ColumnValues } from '../../kinds/core/definition/column-values.ts'
import * as z from 'zod/mini'
import { parseAnswer, parseJson, readTotal } from '../../api/answer.ts'
import { recordSchema } from '../../kinds/core/definition/record.ts'
import { readAnswerPart } from '../../schema/entity/answer-part.ts'

type Records = readonly EntityRecord[]

/** A whole list from a backend without paging, searched, filtered, sorted and paged in the browser. */
interface LocalList {
  page(query: ListQuery): RecordPage
  /** Whether the records hold all that the filters ask of. */
  canAnswer(query: ListQuery): boolean
  /** Removes a record. */
  drop(id: RecordId): void
}

export function createLocalList(entity: AnyEntity, all: Records): LocalList {
  const columns = entity.list.columns.map((column) => columnValues(entity, column))
  const sortable = allColumns(entity).filter((column) => isSortable(entity, column))
  const whole = wholeWords(entity.fields)
  // Memoized: both are expensive to compute.
  const searchKeys = new WeakMap<EntityRecord, string>()
  const sorted = new Map<string, Records>()
  let records = all

  function sort({ sort: key, order = 'asc' }: ListQuery): Records {
    const column = sortable.find((each) => columnKey(each) === key)
    if (!column) return records
    const name = `${order} ${key}`
    const known = sorted.get(name) ?? sortBy(records, columnSortKey(entity, column), order === 'asc' ? 1 : -1)
    sorted.set(name, known)
    return known
  }

  function search(from: Records, q: string): Records {
    const words = searchWords(q, whole)
    if (words.length === 0) return from
    return from.filter((record) => {
      const key = searchKeys.get(record) ?? searchKeyOf(entity, columns, record)
      searchKeys.set(record, key)
      return words.every((word) => key.includes(word))
    })
  }

  function filter(from: Records, filters: ListQuery['filters'] = []): Records {
    if (filters.length === 0) return from
    return filterRecords(entity, filters, from, currentDay())
  }

  return {
    page(query) {
      const found = filter(search(sort(query), query.q ?? ''), query.filters)
      const start = (query.page - 1) * query.pageSize
      return { records: found.slice(start, start + query.pageSize), total: found.length }
    },
    canAnswer: ({ filters = [] }) =>
      filters.every(({ field }) => !field.includes('.') || nestsPath(entity, field, records)),
    drop(id) {
      records = records.filter((record) => record.id !== id)
      sorted.clear()
    },
  }
}

function searchKeyOf(entity: AnyEntity, columns: readonly ColumnValues[], record: EntityRecord): string {
  const own = Object.entries(entity.fields).map(([name, field]) =>
    definitionOf(field).searchText(field, record[name], record),
  )
  return searchKey([...own, ...columns.map((column) => column.text(record))])
}

function sortBy(records: Records, sortKey: (record: EntityRecord) => SortKey, direction: 1 | -1): Records {
  return records
    .map((record) => ({ record, key: sortKey(record) }))
    .toSorted(
      (one, other) =>
        compareSortKeys(one.key, other.key, direction) || compareSortKeys(one.record.id, other.record.id, 1),
    )
    .map(({ record }) => record)
}

/** Holds one local list per entity, and answers requests for it. */
export function createLocalListServer(): (request: LocalListRequest) => LocalListResult {
  const lists = new Map<string, LocalList>()

  function open(name: string, entity: AnyEntity, { text, total }: UnreadList): LocalListResult {
    const body = parseJson(text)
    const read = z.array(recordSchema(entity)).safeParse(readAnswerPart(entity.endpoints.list, body))
    if (!read.success) return { isUnreadable: true }
    const told = total ?? readTotal(parseAnswer(body)?.['total'])
    if (told !== undefined) return { page: { records: read.data, total: told } }
    lists.set(name, createLocalList(entity, read.data))
    return { isDone: true }
  }

  return (request) => {
    if (request.type === 'open') {
      const entity: AnyEntity = JSON.parse(request.config)
      return open(request.entity, entity, request.list)
    }
    const list = lists.get(request.entity)
    if (!list) return { isUnreadable: true }
    if (request.type === 'page')
      return list.canAnswer(request.query) ? { page: list.page(request.query) } : { isUnanswered: true }
    list.drop(request.id)
    return { isDone: true }
  }
}
