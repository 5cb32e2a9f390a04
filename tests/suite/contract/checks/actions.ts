import { expect } from 'vitest'
import { runAction } from '../../../contract/harness/action-client.ts'
import { expectRefused } from '../../../contract/harness/http-client.ts'
import { buildRecord, requiredNames } from '../../build-record.ts'
import type { Check, Checks } from '../check.ts'

/** What an entity's own actions do nobody knows here; that they are done, refused and told is the same for all. */
export const actionChecks: Checks = ({ actions = {} }) =>
  Object.entries(actions).map(([name, { on, fields = {} }]): Check => ({
    title: `runs "${name}", tells of it, and asks for what its form needs`,
    async run({ room, entity, create, refer, nextSerial }) {
      const { admin } = room
      const form = { ...entity, fields }
      const filled = await buildRecord(form, { serial: nextSerial(), refer })
      const ids = on === 'list' ? [] : [(await create()).id]
      const lines = await runAction(admin, `${entity.name}/${name}`, ids, filled.parts('create'))
      const results = ids.map((id) => ({ id, done: true, before: {} }))
      expect(lines.at(-1)).toEqual({ success: true, results })

      const { answer } = await admin.get(`/api/activity?entity=${entity.name}&action=ran`)
      expect(answer['activity']).toMatchObject([{ action: 'ran', recordId: ids[0] ?? 0, by: { id: 1 } }])

      const address = `/api/actions/${entity.name}/${name}`
      expectRefused(await room.stranger().json('POST', address, { ids, values: {} }), 401)
      const others = on === 'list' ? [1] : []
      expectRefused(await admin.json('POST', address, { ids: others, values: filled.parts('create') }), 400)
      if (requiredNames(form).length === 0) return
      const refused = await admin.json('POST', address, { ids, values: {} })
      expectRefused(refused, 400)
      expect(refused.answer.errors).toHaveLength(requiredNames(form).length)
    },
  }))
