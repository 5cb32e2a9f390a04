import type { FastifyRequest } from 'fastify'
import type { Backend } from '../../../../server/backend.ts'
import { readDeviceCookie } from '../../../server/session/devices.ts'
import type { TypedCode } from './typed-codes.ts'

/** From where a call types something for an account. */
export function whereFrom(
  { devices }: Pick<Backend, 'devices'>,
  request: FastifyRequest,
  accountId: number,
): Pick<TypedCode, 'accountId' | 'address' | 'device'> {
  const device = readDeviceCookie(request, devices)
  return { accountId, address: request.ip, device: device?.accountId === accountId ? device.id : null }
}
