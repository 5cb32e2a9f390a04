import { none, type Requirement } from './requirement.ts'

const NO_OAUTH = 'neither OAuth nor OpenID Connect'
const NO_WEBRTC = 'no WebRTC'

export const oauth: readonly Requirement[] = [
  none('10.1.1', 2, 'tokens go where they are needed', NO_OAUTH),
  none('10.1.2', 2, 'answers belong to the flow that asked', NO_OAUTH),
  none('10.2.1', 2, 'forged token requests', NO_OAUTH),
  none('10.2.2', 2, 'mixed-up servers', NO_OAUTH),
  none('10.3.1', 2, 'audience of access tokens', NO_OAUTH),
  none('10.3.2', 2, 'claims decide', NO_OAUTH),
  none('10.3.3', 2, 'who a token speaks of', NO_OAUTH),
  none('10.3.4', 2, 'strength of the login', NO_OAUTH),
  none('10.4.1', 1, 'redirect addresses', NO_OAUTH),
  none('10.4.2', 1, 'codes work once', NO_OAUTH),
  none('10.4.3', 1, 'codes end soon', NO_OAUTH),
  none('10.4.4', 1, 'grants of a client', NO_OAUTH),
  none('10.4.5', 1, 'refresh tokens replayed', NO_OAUTH),
  none('10.4.6', 2, 'PKCE', NO_OAUTH),
  none('10.4.7', 2, 'clients that register themselves', NO_OAUTH),
  none('10.4.8', 2, 'refresh tokens end', NO_OAUTH),
  none('10.4.9', 2, 'tokens can be revoked', NO_OAUTH),
  none('10.4.10', 2, 'clients log in', NO_OAUTH),
  none('10.4.11', 2, 'scopes of a client', NO_OAUTH),
  none('10.5.1', 2, 'identity tokens replayed', NO_OAUTH),
  none('10.5.2', 2, 'who an identity token speaks of', NO_OAUTH),
  none('10.5.3', 2, 'forged metadata', NO_OAUTH),
  none('10.5.4', 2, 'audience of identity tokens', NO_OAUTH),
  none('10.5.5', 2, 'forced logout by token', NO_OAUTH),
  none('10.6.1', 2, 'response modes', NO_OAUTH),
  none('10.6.2', 2, 'forced logout at the provider', NO_OAUTH),
  none('10.7.1', 2, 'consent is asked for', NO_OAUTH),
  none('10.7.2', 2, 'consent is understood', NO_OAUTH),
  none('10.7.3', 2, 'consent is withdrawn', NO_OAUTH),
]

export const webrtc: readonly Requirement[] = [
  none('17.1.1', 2, 'TURN addresses', NO_WEBRTC),
  none('17.2.1', 2, 'DTLS keys', NO_WEBRTC),
  none('17.2.2', 2, 'DTLS ciphers', NO_WEBRTC),
  none('17.2.3', 2, 'SRTP authentication', NO_WEBRTC),
  none('17.2.4', 2, 'malformed SRTP', NO_WEBRTC),
  none('17.3.1', 2, 'floods of signalling', NO_WEBRTC),
  none('17.3.2', 2, 'malformed signalling', NO_WEBRTC),
]
