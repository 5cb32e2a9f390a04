import { jobsService } from '../../../src/features/jobs/server.ts'
import { describe, expect, it, vi } from 'vitest'
import { memory } from '../../suite/mutations/memory.ts'
import { expectRefused } from '../../contract/harness/http-client.ts'
import { useServer } from '../../contract/harness/test-server.ts'
import { domainNamed } from '../../domains/domains.ts'
import { startTrial } from '../../suite/contract/trial.ts'

vi.mock('@node-rs/argon2', () => import('../../suite/contract/quick-hashes.ts'))

describe('the own code of the clinic', () => {
  const { entities, behaviours } = domainNamed('clinic')
  const server = useServer(memory, { entities, behaviours })

  const trialOf = (name: string) => {
    const entity = entities.find((each) => each.name === name)
    if (!entity) throw new Error(`no ${name}`)
    const { admin, uploadsFolder, uploadedFiles } = server
    const nothing = () => Promise.resolve()
    const unused = { purgeTrash: nothing, ageProofs: nothing, beginSession: nothing }
    return startTrial(
      { entities, admin, stranger: () => server.stranger(), uploadedFiles, uploadsFolder, ...unused },
      entity,
    )
  }

  it('a room of the clinic takes twenty visits a day', async () => {
    const visits = trialOf('visit')
    const { built } = await visits.create({ only: ['room_id'] })
    for (let others = 1; others < 20; others += 1) await visits.calls.create(built.parts('create'))
    const refused = await visits.calls.create(built.parts('create'))
    expectRefused(refused, 400)
    expect(refused.answer.errors).toEqual([
      { msg: 'Cette salle reçoit 20 visites par jour au plus.', path: 'room_id' },
    ])
  })

  it('the clinic lifts what was urgent once its day is over', async () => {
    const visits = trialOf('visit')
    const { built } = await visits.create({ only: ['urgency', 'day'] })
    const sent = { ...built.parts('create'), urgency: 'high' }
    await visits.calls.create({ ...sent, day: '2020-01-31' })
    await visits.calls.create({ ...sent, day: '2999-01-31' })
    const { runDue } = jobsService.of(server.backend)
    await runDue()
    await runDue(Date.now() + 2 * 86_400_000)
    const listed = JSON.stringify((await server.admin.get('/api/v2/visits')).answer)
    expect(listed).toMatch(/"day":"2020-01-31"[^}]*"urgency":"low"/)
    expect(listed).toMatch(/"day":"2999-01-31"[^}]*"urgency":"high"/)
  })

  it('the clinic tells between what its prices lie', async () => {
    const treatments = trialOf('treatment')
    const [one, other] = [await treatments.create(), await treatments.create()]
    const prices = [Number(one.record['price']), Number(other.record['price'])]
    const { body } = await server.admin.get('/api/v2/treatment-prices')
    expect(body).toEqual({ success: true, cheapest: Math.min(...prices), dearest: Math.max(...prices) })
    const estimate = (count: unknown) =>
      server.admin.json('POST', '/api/v2/treatment-estimates', {
        lines: [{ treatment_id: one.id, count }],
        discount: 50,
      })
    expect((await estimate(2)).body).toEqual({ success: true, total: prices[0] })
    expect((await estimate('2')).answer.errors).toEqual([
      { msg: 'lines.0.count\u202f: un nombre est attendu.', path: 'lines.0.count' },
    ])
    expect((await server.admin.get('/api/v2/treatment-prices?least=much')).answer.errors).toEqual([
      { msg: 'least\u202f: un nombre est attendu.', path: 'least' },
    ])
  })
})
