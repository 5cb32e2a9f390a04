import { apiKeys, browserSession, sessionList, sessions, standing } from './proofs.ts'
import { met, none, open, type Requirement } from './requirement.ts'

export const sessionManagement: readonly Requirement[] = [
  met('7.1.1', 2, 'how long sessions last is written down', [
    'tests/server/settings.test.ts',
    'has a default for everything',
  ]),
  open(
    '7.1.2',
    2,
    'how many sessions one account may have is written down',
    'any number: people work at several desks',
  ),
  none('7.1.3', 2, 'federated sessions', 'there are none'),
  met(
    '7.2.1',
    1,
    'the server verifies tokens',
    sessions('refuses tokens that are none'),
    apiKeys('are refused at once where they are revoked, in every process'),
  ),
  met(
    '7.2.2',
    1,
    'tokens are made for each session',
    sessions('gives a new token at each login and ends the one that came with it'),
    apiKeys('never do what people do themselves: %s %s'),
  ),
  met(
    '7.2.3',
    1,
    'tokens are random, 256 bits of it',
    sessions('sets a cookie that no script and no foreign site can use'),
    ['tests/security/lint-rules.test.ts', 'takes secrets from nothing that can be foreseen'],
    ['tests/features/api-keys.test.ts', 'has 256 bits, of which a few are shown'],
  ),
  met(
    '7.2.4',
    1,
    'a login makes a new token',
    sessions('gives a new token at each login and ends the one that came with it'),
    sessions('takes no token that a stranger made up into a session'),
  ),
  met(
    '7.3.1',
    2,
    'unused sessions end',
    sessions('ends a session that was not used for a working day, and no sooner'),
  ),
  met('7.3.2', 2, 'all sessions end', sessions('ends a session a week after its login, however busy')),
  met(
    '7.4.1',
    1,
    'what has ended is of no more use',
    sessions('ends the session on logout, with an empty body and without one'),
  ),
  met(
    '7.4.2',
    1,
    'sessions end with their account',
    sessions('ends the session of an administrator who is deleted'),
    standing('may be logged in on the last day, and not on the one after'),
  ),
  met(
    '7.4.3',
    2,
    'a new password ends the other sessions',
    sessions('changes the password, ending every other session of that administrator'),
    sessions('ends the sessions of an administrator whose password another one changes'),
  ),
  met('7.4.4', 2, 'logging out is in sight', browserSession('replaces the history entry')),
  met(
    '7.4.5',
    2,
    'administrators can end sessions of others: by a suspension, where accounts say `suspended`',
    standing('is logged out at once in every process, its streams too'),
  ),
  open(
    '7.5.1',
    2,
    'changing how one logs in needs the password',
    'for the password it does; the contract changes email and phone without it',
  ),
  met(
    '7.5.2',
    2,
    'people see and end their sessions, where accounts say `sessionList`',
    sessionList('tells device, system and address, the own one as such, and no token'),
    sessionList('ends one, or all others, in every process at once, and notes who did'),
  ),
  none('7.6.1', 2, 'sessions at providers', 'no identity provider'),
  none('7.6.2', 2, 'no session without consent', 'no identity provider'),
]
