import { met, none, open, type Requirement } from './requirement.ts'

export const configuration: readonly Requirement[] = [
  met('13.1.1', 2, 'what the program speaks to is written down'),
  open(
    '13.2.1',
    2,
    'services log in to each other with keys that change',
    'the database is opened with the password of DATABASE_URL',
  ),
  open(
    '13.2.2',
    2,
    'with the least rights',
    'for whoever runs it; the program creates and alters its own tables',
  ),
  none('13.2.3', 2, 'and with no default passwords', 'none is built in'),
  none(
    '13.2.4',
    2,
    'an allow-list of services',
    'addresses come from the environment alone, none from input',
  ),
  none('13.2.5', 2, 'an allow-list of what the server may ask', 'as 13.2.4'),
  open(
    '13.3.1',
    2,
    'secrets lie in a vault',
    'they lie in the environment, for whoever runs it to fill from one',
  ),
  none('13.3.2', 2, 'secrets are for few', 'for whoever runs it'),
  met('13.4.1', 1, 'no source control is served'),
  met('13.4.2', 2, 'no debugging in production'),
  met('13.4.3', 2, 'no folder is listed'),
  met('13.4.4', 2, 'no TRACE'),
  met('13.4.5', 2, 'no documentation or monitoring is served by accident'),
]

export const dataProtection: readonly Requirement[] = [
  open(
    '14.1.1',
    2,
    'data is classified',
    'names, addresses, phones and birthdays of players are personal; nothing but this line says so',
  ),
  open('14.1.2', 2, 'and each class has its rules', 'as 14.1.1'),
  met('14.2.1', 1, 'no secret travels in an address'),
  met('14.2.2', 2, 'caches in between keep nothing'),
  met('14.2.3', 2, 'nobody else is told'),
  open('14.2.4', 2, 'rules of the classes are kept', 'as 14.1.1'),
  open(
    '14.3.1',
    1,
    'nothing is left in the browser after a logout',
    'what was loaded is forgotten and Back leads to the login (tests/product/browser/accounts/session.spec.ts); pictures stay in the browser’s cache',
  ),
  met('14.3.2', 2, 'browsers do not keep what they were told'),
  met('14.3.3', 2, 'nothing sensitive lies in browser storage'),
]
