import type { HttpClient } from '../../harness/http-client.ts'

/** What only those inside are answered. */
export const own = (client: HttpClient) => client.get('/api/admin/data')
