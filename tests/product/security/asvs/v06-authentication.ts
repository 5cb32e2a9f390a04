import {
  apiKeys,
  attempts,
  browserForm,
  browserProfile,
  commonPasswords,
  invitations,
  recovery,
  sessions,
  startUp,
  validation,
} from './proofs.ts'
import { met, none, open, type Requirement } from './requirement.ts'

const NO_SECOND_FACTOR =
  'there is no second factor: the contract has one login call with a name and a password'
const NO_PROVIDER = 'no identity provider'

const passwords: readonly Requirement[] = [
  met(
    '6.2.1',
    1,
    'eight characters at least',
    sessions('refuses the password change %j'),
    validation('%s refuses %j'),
  ),
  met(
    '6.2.2',
    1,
    'people can change their password',
    sessions('changes the password, ending every other session of that administrator'),
  ),
  met('6.2.3', 1, 'and must know the old one', sessions('refuses the password change %j')),
  met(
    '6.2.4',
    1,
    'the 10,000 commonest passwords are refused where the field says `refuseCommon`; the product’s own, by its requirement, are not',
    commonPasswords('is refused: %s'),
    commonPasswords('is refused in the form, the own profile, by a link, in an import and by own code'),
  ),
  met('6.2.5', 1, 'any characters will do', validation('%s takes %j')),
  met(
    '6.2.6',
    1,
    'passwords are masked',
    browserForm('input types and hints are right'),
    browserProfile('can be looked at while it is typed'),
  ),
  met(
    '6.2.7',
    1,
    'pasting and password managers work',
    browserProfile('is changed with the current one, and the session goes on'),
  ),
  met('6.2.8', 1, 'passwords are compared as they came', [
    'tests/product/security/passwords.test.ts',
    'compares every character, spaces and case included',
  ]),
  met('6.2.9', 2, 'sixty-four characters are allowed', [
    'tests/product/security/passwords.test.ts',
    'takes long ones, and no more than a thousand characters',
  ]),
  none('6.2.10', 2, 'passwords do not expire', 'nothing lets them'),
  met(
    '6.2.11',
    2,
    'passwords made of the words of 6.1.2 are refused where the field says `refuseCommon`',
    commonPasswords('is refused where it is made of what others know: %s'),
  ),
  open(
    '6.2.12',
    2,
    'leaked passwords are refused',
    'the commonest of them, as 6.2.4; the program asks no service outside for the others',
  ),
]

const factors: readonly Requirement[] = [
  none('6.5.1', 2, 'codes work once', NO_SECOND_FACTOR),
  none('6.5.2', 2, 'codes are hashed', NO_SECOND_FACTOR),
  none('6.5.3', 2, 'codes are random', NO_SECOND_FACTOR),
  none('6.5.4', 2, 'codes are long enough', NO_SECOND_FACTOR),
  none('6.5.5', 2, 'codes end', NO_SECOND_FACTOR),
  none('6.6.1', 2, 'codes by phone', NO_SECOND_FACTOR),
  none('6.6.2', 2, 'codes belong to their request', NO_SECOND_FACTOR),
  none('6.6.3', 2, 'codes cannot be guessed', NO_SECOND_FACTOR),
  none('6.8.1', 2, 'identities of several providers', NO_PROVIDER),
  none('6.8.2', 2, 'signed assertions', NO_PROVIDER),
  none('6.8.3', 2, 'SAML replay', NO_PROVIDER),
  none('6.8.4', 2, 'strength asked of a provider', NO_PROVIDER),
]

export const authentication: readonly Requirement[] = [
  met(
    '6.1.1',
    1,
    'how guessing is stopped is written down',
    attempts('makes each further attempt wait twice as long, a quarter of an hour at most'),
    attempts('keeps nobody out at another address'),
  ),
  met(
    '6.1.2',
    2,
    'which words make no password is written down: those of the person’s own record, and the program’s name',
    commonPasswords('is refused where it is made of what others know: %s'),
  ),
  none('6.1.3', 2, 'several ways to log in', 'there is one'),
  ...passwords,
  met(
    '6.3.1',
    1,
    'guessing is stopped',
    attempts('answers 429 and when to come back, after five that failed, to the right password too'),
    attempts('stops one address that tries many names, but nobody who has logged in there before'),
    attempts('stops many addresses that try one name, but nobody who has logged in at theirs before'),
    attempts('stops many networks of one site that try one name, at that site alone'),
    apiKeys('are guessed as slowly as passwords, which keeps nobody out who has one'),
  ),
  met(
    '6.3.2',
    1,
    'no account has a known password',
    startUp('creates administrator 1 with a password that is told once'),
  ),
  open('6.3.3', 2, 'a second factor', NO_SECOND_FACTOR),
  none('6.3.4', 2, 'no way in is weaker', 'there is one'),
  met(
    '6.4.1',
    1,
    'first passwords are set by a link that works once and does not last, where accounts say `invitation`',
    invitations('is mailed, and its owner sets a password by it'),
    invitations('is good for three days'),
  ),
  none('6.4.2', 1, 'no secret questions', 'there are none'),
  met(
    '6.4.3',
    2,
    'a safe way back in: a link by mail, which logs nobody in, or what who runs the server makes',
    ['tests/product/scripts/password.test.ts', 'is there under its name'],
    recovery('is set anew by a link that is mailed, and the sessions of before end'),
    recovery('is set once where a link is used in two processes at once'),
    recovery('leaves its token in no log, table, history or answer'),
  ),
  none('6.4.4', 2, 'a lost second factor', NO_SECOND_FACTOR),
  ...factors,
]
