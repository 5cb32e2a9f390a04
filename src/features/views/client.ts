import * as z from 'zod/mini'
import { viewSchema, viewsContract, type ListView, type ListViewPayload } from './calls.ts'
import { entityEndpoint } from '../../api/call-address.ts'
import { call, callForBody } from '../../api/call.ts'
import { readAnswer } from '../../api/entity-client.ts'

/** The own and the shared views of an entity's list. Other backends may not have this call. */
export async function readViews(entity: string, signal?: AbortSignal): Promise<readonly ListView[]> {
  const endpoint = entityEndpoint(viewsContract.list, entity)
  const { body } = await callForBody(endpoint, { signal })
  return readAnswer(endpoint, body, z.array(viewSchema))
}

export async function createView(entity: string, view: ListViewPayload): Promise<ListView> {
  const endpoint = entityEndpoint(viewsContract.create, entity)
  const { body } = await callForBody(endpoint, { payload: view })
  return readAnswer(endpoint, body, viewSchema)
}

export async function updateView(entity: string, id: number, view: ListViewPayload): Promise<ListView> {
  const endpoint = entityEndpoint(viewsContract.update, entity)
  const { body } = await callForBody(endpoint, { id, payload: view })
  return readAnswer(endpoint, body, viewSchema)
}

export async function destroyView(entity: string, id: number): Promise<void> {
  await call(entityEndpoint(viewsContract.destroy, entity), { id })
}
