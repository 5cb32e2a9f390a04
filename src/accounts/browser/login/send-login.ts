import { request } from '../../../api/request.ts'
import type { BodyOf } from '../../../calls/call.ts'
import { loginCall } from '../../calls/login-calls.ts'

// What makes calls is loaded while the person types.

/** @returns the screen where the login goes on, for whoever has to show more than a password */
export async function sendLogin(credentials: BodyOf<typeof loginCall>): Promise<string | undefined> {
  return (await request(loginCall, { body: credentials })).next
}
