import { request } from '../../api/request.ts'
import type { BodyOf } from '../../calls/call.ts'
import { loginCall } from '../../calls/login.ts'

/** What makes calls is loaded while the person types. */
export function sendLogin(credentials: BodyOf<typeof loginCall>): Promise<void> {
  return request(loginCall, { body: credentials })
}
