import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { findPostgres } from '../../../../scripts/test/postgres/find-postgres.ts'
import { startCluster, type Cluster } from '../../../../scripts/test/postgres/start-cluster.ts'

const programs = findPostgres()

export const hasServer = typeof programs !== 'string'
/** For the title of what is not tried. */
export const whyNoServer = typeof programs === 'string' ? `, not tried: ${programs}` : ''

export interface UsedCluster {
  readonly url: string
  readonly control: Cluster['control']
  run(sql: string): Promise<void>
}

/** A PostgreSQL server for a test file, empty before each test. */
export function useCluster(): UsedCluster {
  let cluster: Cluster | null = null
  const started = () => {
    if (!cluster) throw new Error('the server has not been started')
    return cluster
  }
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: started().url })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  beforeAll(async () => {
    if (typeof programs !== 'string') cluster = await startCluster(programs)
  })
  afterAll(() => cluster?.remove())
  beforeEach(() => run('drop schema public cascade; create schema public;'))
  return {
    get url() {
      return started().url
    },
    control: (...args) => started().control(...args),
    run,
  }
}
