import { met, none, type Requirement } from './requirement.ts'

export const api: readonly Requirement[] = [
  met('4.1.1', 1, 'answers say what they are, and in which letters'),
  none('4.1.2', 2, 'only pages redirect to HTTPS', 'nothing redirects; the proxy in front speaks TLS'),
  met('4.1.3', 2, 'nobody but the proxy sets what a proxy sets'),
  met('4.2.1', 2, 'where a request ends is told once'),
  none('4.3.1', 2, 'GraphQL cost', 'no GraphQL'),
  none('4.3.2', 2, 'GraphQL introspection', 'no GraphQL'),
  none('4.4.1', 1, 'WebSocket over TLS', 'no WebSocket'),
  none('4.4.2', 2, 'WebSocket origins', 'no WebSocket'),
  none('4.4.3', 2, 'WebSocket tokens', 'no WebSocket'),
  none('4.4.4', 2, 'WebSocket sessions', 'no WebSocket'),
]
