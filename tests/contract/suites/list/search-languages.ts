import { describe, expect, it } from 'vitest'
import { localizedText } from '../../../../src/kinds/localized-text/definition.ts'
import { listPage } from '../../../../src/server/records/reading/list-page.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { useRestarts } from '../../harness/restarts.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'

const entity = sampleEntity({ name: localizedText({ label: 'Nom' }) })

export function searchLanguagesSuite(kind: DatabaseKind): void {
  describe('a text in several languages', () => {
    const server = useRestarts(kind)

    it('is found by each of them, and in Arabic without hamza, vowel signs and dots', async () => {
      const { store } = await server.start(programOf(entity))
      const whistle = await createRecord(store, entity, {
        name: { en: 'Whistle', fr: 'Sifflet d’entraînement', ar: 'أداة صُفَّارة كبرى' },
      })
      await createRecord(store, entity, { name: { en: 'Ball', fr: 'Ballon', ar: 'كرة' } })
      const found = async (q: string) => {
        const { records } = await listPage(store, entity, { page: 1, pageSize: 25, q })
        return records.map(({ id }) => id)
      }
      const searches = [
        'whistle',
        'SIFFLET',
        'entrainement',
        'اداه',
        'صفارة',
        'صفاره',
        'كبري',
        'whistle صفارة',
      ]
      for (const q of searches) expect(await found(q), q).toEqual([whistle])
      expect(await found('whistle كرة')).toEqual([])
    })
  })
}
searchLanguagesSuite.on = 'each database' as const
