import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_COOKIE, sessionContract } from '../../schema/session-contract.ts'
import { DEVICE_DAYS, type Device, type Devices } from './devices.ts'
import { isSecure } from './session-cookie.ts'

/** Over TLS browsers take a cookie of such a name over TLS alone. `__Host-` would have it sent with every request. */
const SECURE_PREFIX = '__Secure-'

/** The browser that a request comes from, where somebody has logged in with it before. */
export function readDeviceCookie(request: FastifyRequest, devices: Devices): Device | null {
  const signed = request.cookies[cookieName(request)]
  return signed === undefined ? null : devices.read(signed)
}

/** It opens nothing, outlives the session, and goes to the login alone. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, signed: string): void {
  reply.setCookie(cookieName(request), signed, {
    path: sessionContract.login.path,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(request),
    maxAge: DEVICE_DAYS * 86_400,
  })
}

function cookieName(request: FastifyRequest): string {
  return isSecure(request) ? SECURE_PREFIX + DEVICE_COOKIE : DEVICE_COOKIE
}
