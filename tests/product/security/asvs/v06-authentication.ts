import { met, none, open, type Requirement } from './requirement.ts'

const NO_MESSAGE =
  'no code is sent to anybody: codes come from an authenticator, and links by mail begin no session'

const passwords: readonly Requirement[] = [
  met('6.2.1', 1, 'eight characters at least'),
  met('6.2.2', 1, 'people can change their password'),
  met('6.2.3', 1, 'and must know the old one'),
  met(
    '6.2.4',
    1,
    'the 10,000 commonest passwords are refused where the field says `refuseCommon`; the product’s own, by its requirement, are not',
  ),
  met('6.2.5', 1, 'any characters will do'),
  met('6.2.6', 1, 'passwords are masked'),
  met('6.2.7', 1, 'pasting and password managers work'),
  met('6.2.8', 1, 'passwords are compared as they came'),
  met('6.2.9', 2, 'sixty-four characters are allowed'),
  none('6.2.10', 2, 'passwords do not expire', 'nothing lets them'),
  met('6.2.11', 2, 'passwords made of the words of 6.1.2 are refused where the field says `refuseCommon`'),
  open(
    '6.2.12',
    2,
    'leaked passwords are refused',
    'the commonest of them, as 6.2.4; the program asks no service outside for the others',
  ),
]

const factors: readonly Requirement[] = [
  met('6.5.1', 2, 'codes work once, recovery codes too'),
  met('6.5.2', 2, 'recovery codes are stored as hashes: they have 120 bits'),
  met('6.5.3', 2, 'codes and secrets are random'),
  met('6.5.4', 2, 'recovery codes cannot be guessed'),
  met('6.5.5', 2, 'codes of an authenticator end with their half minute, and one on each side for its clock'),
  none('6.6.1', 2, 'codes by phone', NO_MESSAGE),
  none('6.6.2', 2, 'codes that are sent belong to their request', NO_MESSAGE),
  none('6.6.3', 2, 'codes that are sent cannot be guessed', NO_MESSAGE),
  met('6.8.1', 2, 'nobody is taken for somebody of another provider, or of the same address'),
  met('6.8.2', 2, 'what a provider says is signed, or refused'),
  none('6.8.3', 2, 'SAML replay', 'no SAML: providers speak OpenID Connect'),
  none(
    '6.8.4',
    2,
    'strength asked of a provider',
    'none is asked for: how people show themselves to a provider is its own rule, whoever sets it up chooses it',
  ),
]

export const authentication: readonly Requirement[] = [
  met('6.1.1', 1, 'how guessing is stopped is written down'),
  met(
    '6.1.2',
    2,
    'which words make no password is written down: those of the person’s own record, and the program’s name',
  ),
  met('6.1.3', 2, 'which ways in there are, and what holds at each, is written down'),
  ...passwords,
  met('6.3.1', 1, 'guessing is stopped'),
  met('6.3.2', 1, 'no account has a known password'),
  met('6.3.3', 2, 'a second factor, of whom accounts say `secondFactor`; football asks for none'),
  met('6.3.4', 2, 'no way in is weaker than the others'),
  met(
    '6.4.1',
    1,
    'first passwords are set by a link that works once and does not last, where accounts say `invitation`; where they say `ownPassword`, one that somebody else has set opens nothing but the way to another one',
  ),
  none('6.4.2', 1, 'no secret questions', 'there are none'),
  met(
    '6.4.3',
    2,
    'a safe way back in: a link by mail, which logs nobody in, or what who runs the server makes',
  ),
  met('6.4.4', 2, 'a lost second factor is reset by whoever may change the account, and told to its person'),
  ...factors,
]
