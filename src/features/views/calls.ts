import * as z from 'zod/mini'
import type { BodyOf, Call, Contract } from '../../calls/call.ts'
import { storableText } from '../../schema/values/storable.ts'
import { listViewsCall, viewSchema } from './calls/list-views.ts'

// Apart from the call that every list begins with.

export const MAX_VIEW_NAME = 80
const MAX_VIEW_SEARCH = 4_000
/** Views that one administrator may have of one list. */
export const MAX_VIEWS = 100

const payload = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_VIEW_NAME), ...storableText),
  search: z.string().check(z.maxLength(MAX_VIEW_SEARCH), ...storableText),
  isShared: z.boolean(),
  isDefault: z.boolean(),
})

const answer = z.object({ view: viewSchema })

export const createViewCall = {
  method: 'POST',
  path: '/api/views/:entity',
  may: 'list',
  byKey: false,
  summary: 'Saves a view.',
  body: payload,
  answer,
} as const satisfies Call

export const updateViewCall = {
  method: 'PUT',
  path: '/api/views/:entity/:id',
  may: 'list',
  byKey: false,
  summary: "Changes one of one's own views.",
  body: payload,
  answer,
} as const satisfies Call

export const destroyViewCall = {
  method: 'DELETE',
  path: '/api/views/:entity/:id',
  may: 'list',
  byKey: false,
  summary: "Removes one of one's own views.",
} as const satisfies Call

export type ListViewPayload = BodyOf<typeof createViewCall>

export const viewsCalls = {
  listViews: listViewsCall,
  createView: createViewCall,
  updateView: updateViewCall,
  destroyView: destroyViewCall,
} as const satisfies Contract
