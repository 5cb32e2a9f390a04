import { met, none, type Requirement } from './requirement.ts'

const NO_RESOURCES = 'no call takes an access token of OAuth: programs have API keys (8.2.1, 8.3.1)'
const NO_SERVER = 'the program gives out no tokens of OAuth: it is a client of providers'
const NO_PROVIDER = 'the program is no provider of OpenID Connect'

/** The program as a client of providers; what servers and providers must do speaks of others. */
export const oauth: readonly Requirement[] = [
  met('10.1.1', 2, 'tokens of a provider stay on the server, and out of its log'),
  met('10.1.2', 2, 'an answer is taken from the browser that has begun the login alone, once'),
  met('10.2.1', 2, 'nobody is logged in by an answer to somebody else'),
  met('10.2.2', 2, 'an answer of another provider is not taken'),
  none('10.3.1', 2, 'audience of access tokens', NO_RESOURCES),
  none('10.3.2', 2, 'claims decide', NO_RESOURCES),
  none('10.3.3', 2, 'who a token speaks of', NO_RESOURCES),
  none('10.3.4', 2, 'strength of the login', NO_RESOURCES),
  none('10.4.1', 1, 'redirect addresses', NO_SERVER),
  none('10.4.2', 1, 'codes work once', NO_SERVER),
  none('10.4.3', 1, 'codes end soon', NO_SERVER),
  none('10.4.4', 1, 'grants of a client', NO_SERVER),
  none('10.4.5', 1, 'refresh tokens replayed', NO_SERVER),
  none('10.4.6', 2, 'PKCE', NO_SERVER),
  none('10.4.7', 2, 'clients that register themselves', NO_SERVER),
  none('10.4.8', 2, 'refresh tokens end', NO_SERVER),
  none('10.4.9', 2, 'tokens can be revoked', NO_SERVER),
  none('10.4.10', 2, 'clients log in', NO_SERVER),
  none('10.4.11', 2, 'scopes of a client', NO_SERVER),
  met('10.5.1', 2, 'an identity token of another login is not taken'),
  met('10.5.2', 2, 'people are known by the subject, which no other person of the provider gets'),
  met('10.5.3', 2, 'a provider that gives itself another name is not gone to'),
  met('10.5.4', 2, 'an identity token for another program is not taken'),
  met('10.5.5', 2, 'a logout token is taken from the provider alone, of the moment, and once'),
  none('10.6.1', 2, 'response modes', NO_PROVIDER),
  none('10.6.2', 2, 'forced logout at the provider', NO_PROVIDER),
  none('10.7.1', 2, 'consent is asked for', NO_SERVER),
  none('10.7.2', 2, 'consent is understood', NO_SERVER),
  none('10.7.3', 2, 'consent is withdrawn', NO_SERVER),
]
