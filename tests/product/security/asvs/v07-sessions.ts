import { met, type Requirement } from './requirement.ts'

export const sessionManagement: readonly Requirement[] = [
  met('7.1.1', 2, 'how long sessions last is written down'),
  met(
    '7.1.2',
    2,
    'how many sessions one account may have is written down: 50, of which with one more the one unseen for longest ends',
  ),
  met('7.1.3', 2, 'how long sessions of a sign-on last, and what ends them, is written down'),
  met('7.2.1', 1, 'the server verifies tokens'),
  met('7.2.2', 1, 'tokens are made for each session'),
  met('7.2.3', 1, 'tokens are random, 256 bits of it'),
  met('7.2.4', 1, 'a login makes a new token, and so does a further proof of who it is'),
  met('7.3.1', 2, 'unused sessions end'),
  met('7.3.2', 2, 'all sessions end'),
  met('7.4.1', 1, 'what has ended is of no more use'),
  met('7.4.2', 1, 'sessions end with their account'),
  met('7.4.3', 2, 'a new password ends the other sessions'),
  met('7.4.4', 2, 'logging out is in sight'),
  met(
    '7.4.5',
    2,
    'administrators can end sessions of others: by a suspension, where accounts say `suspended`',
  ),
  met(
    '7.5.1',
    2,
    'changing how one logs in needs a proof: for the password always, for the rest where accounts say `askAgain`',
  ),
  met('7.5.2', 2, 'people see and end their sessions, where accounts say `sessionList`'),
  met('7.6.1', 2, 'a logout here leads on to the provider, and one at the provider ends the session here'),
  met('7.6.2', 2, 'no page elsewhere begins a session by a provider'),
]
