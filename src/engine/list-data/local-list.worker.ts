import type { LocalListAnswer, LocalListRequest, LocalListResult } from './local-list-messages.ts'
import * as z from 'zod/mini'
import { parseAnswer, parseJson, readTotal } from '../../api/answer.ts'
import type { UnreadList } from '../../api/entity-client.ts'
import '../../kinds/core/meaning/all-meanings.ts'
import { recordSchema } from '../../kinds/core/meaning/record-schema.ts'
import { readAnswerPart } from '../../schema/answer-part.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { createLocalList, type LocalList } from './local-list.ts'

const answer = createLocalListServer()

addEventListener('message', ({ data }: MessageEvent<{ id: number; request: LocalListRequest }>) => {
  const reply: LocalListAnswer = { id: data.id, result: answer(data.request) }
  postMessage(reply)
})

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
