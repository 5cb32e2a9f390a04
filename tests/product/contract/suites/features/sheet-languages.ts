import { describe, expect, it } from 'vitest'
import { entities } from '../../../../../src/generated/registry.ts'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { importPassed, passSheet } from '../../../../contract/suites/answers/sheets.ts'
import { useServer } from '../../../../contract/harness/test-server.ts'
import { samplesOf } from '../../harness/entity-samples.ts'

const ways = [
  ['fr', 'ar'],
  ['ar', 'fr'],
  ['en', 'ar'],
] as const

export function sheetLanguagesSuite(kind: DatabaseKind): void {
  describe('a file of an administrator who speaks another language', () => {
    const server = useServer(kind)

    it.each(entities.map(({ name }) => name))('is imported as it was meant: %s', async (entity) => {
      const { admin } = server
      const { calls, sample } = samplesOf(admin, entity)
      const { answer } = await admin.json('POST', calls.create, await sample())
      const read = async () => (await admin.get(`${calls.read}/${answer.id}`)).body
      const before = await read()
      for (const [from, to] of ways) {
        for (const format of ['csv', 'xlsx'] as const) {
          const passage = { admin, entity, format, from, to }
          const sheet = await passSheet(passage)
          const own = await passSheet({ ...passage, to: from })
          expect(sheet.columns, sheet.headings.join()).toEqual(own.columns)
          expect(await importPassed(passage, sheet)).toMatchObject({ mistakes: [] })
          expect(await read()).toEqual(before)
        }
      }
    })
  })
}
