import { readFile } from 'node:fs/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { generatedFolder } from '../../scripts/process/engine.ts'
import { createRecord } from '../../src/server/records/write-records.ts'
import { domainNamed } from '../domains/domains.ts'
import * as z from 'zod'
import { sqlite } from './harness/database/databases.ts'
import { expectRefused } from './harness/http-client.ts'
import { useServer } from './harness/test-server.ts'

const openApi = await readFile('src/generated/openapi.json', 'utf8')

describe('GET /api/openapi.json', () => {
  const server = useServer(sqlite, { openApi })

  it('is the contract, for who is logged in', async () => {
    const { status, headers, body } = await server.admin.get('/api/openapi.json')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toEqual(JSON.parse(openApi))
  })

  it('is refused to anybody else', async () => {
    expectRefused(await server.stranger().get('/api/openapi.json'), 401)
  })
})

describe('GET /api/openapi.json of somebody with a role', async () => {
  const { entities, root } = domainNamed('chinook')
  const whole = await readFile(`${root}/${generatedFolder(root)}/openapi.json`, 'utf8')
  const server = useServer(sqlite, { entities, openApi: whole })
  const readAs = async (role: string) => {
    const employee = entities.find(({ name }) => name === 'employee')
    if (!employee) throw new Error('the domain has no employees')
    const email = `${role}@example.com`
    const named = { first_name: 'Jane', last_name: 'Peacock', title: 'Agent', email, role }
    const secret = 'a-long-password'
    await createRecord(server.backend.store, employee, { ...named, secret, secret_again: secret })
    const client = server.stranger()
    expect((await client.logIn(email, secret)).status).toBe(200)
    return (await client.get('/api/openapi.json')).answer
  }

  it('says nothing of what that role may not read or do, and is a valid document', async () => {
    const told = await readAs('agent')
    // Clerks alone read invoices; nobody reads where somebody lives.
    expect(whole).toMatch(/"listInvoices"/)
    expect(whole).toMatch(/filter\.address\.contains/)
    // The lines of invoices are no secret.
    expect(JSON.stringify(told)).not.toMatch(/"invoice"|schemas\/Invoice(Create|Update)?"|listInvoices/)
    expect(JSON.stringify(operationsOf(told, 'employee'))).not.toMatch(/address/)
    expect(Object.keys(componentsOf(told))).toContain('Employee')
    expect(JSON.stringify(componentsOf(told)['Employee'])).not.toMatch(/"address"/)
    expect(namesOf(told, 'customer')).not.toContain('destroyCustomer')
    const validator = new Validator()
    expect(await validator.validate(structuredClone(told))).toMatchObject({ valid: true })
  })

  it('says more to a role that may more', async () => {
    const told = await readAs('clerk')
    expect(namesOf(told, 'invoice')).toContain('listInvoices')
    expect(JSON.stringify(operationsOf(told, 'employee'))).not.toMatch(/address/)
  })
})

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ operationId: z.string(), tags: z.array(z.string()) })),
  ),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

const componentsOf = (told: unknown) => documentSchema.parse(told).components.schemas

function operationsOf(told: unknown, tag: string) {
  const items = Object.values(documentSchema.parse(told).paths)
  return items.flatMap((item) => Object.values(item)).filter(({ tags }) => tags.includes(tag))
}

const namesOf = (told: unknown, tag: string) => operationsOf(told, tag).map(({ operationId }) => operationId)
