import { none, type Requirement } from './requirement.ts'

const NO_WEBRTC = 'no WebRTC'

export const webrtc: readonly Requirement[] = [
  none('17.1.1', 2, 'TURN addresses', NO_WEBRTC),
  none('17.2.1', 2, 'DTLS keys', NO_WEBRTC),
  none('17.2.2', 2, 'DTLS ciphers', NO_WEBRTC),
  none('17.2.3', 2, 'SRTP authentication', NO_WEBRTC),
  none('17.2.4', 2, 'malformed SRTP', NO_WEBRTC),
  none('17.3.1', 2, 'floods of signalling', NO_WEBRTC),
  none('17.3.2', 2, 'malformed signalling', NO_WEBRTC),
]
