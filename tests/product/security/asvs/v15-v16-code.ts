import { met, none, open, type Requirement } from './requirement.ts'

export const coding: readonly Requirement[] = [
  open('15.1.1', 1, 'how soon advisories are acted on is written down', 'nowhere'),
  met('15.1.2', 2, 'an inventory of packages'),
  open(
    '15.1.3',
    2,
    'costly work is written down',
    'hashing and decoding pictures, each beside its gate in the code',
  ),
  open(
    '15.2.1',
    1,
    'no package is older than that allows',
    'npm audit was not reachable where this was written, so run it where it is; of the advisories found by hand in November 2026 for fastify and react-router, most are mended in the versions that are used; of GHSA-573f-x89g-hqp9 and GHSA-444r-cwp2-x5xf no mended version could be looked up',
  ),
  met('15.2.2', 2, 'costly work cannot stop the rest'),
  met('15.2.3', 2, 'production holds no test code'),
  met('15.3.1', 1, 'answers hold the fields that are meant'),
  none('15.3.2', 2, 'redirects of called services', 'no address of input is called'),
  met('15.3.3', 2, 'no field is set that is not meant'),
  met('15.3.4', 2, 'the address of the person is the right one'),
  met('15.3.5', 2, 'types are checked, and compared strictly'),
  met('15.3.6', 2, 'prototypes cannot be reached'),
  met('15.3.7', 2, 'a parameter that comes twice is not two'),
]

export const logging: readonly Requirement[] = [
  open(
    '16.1.1',
    2,
    'what is logged, and where, is written down',
    'one line a request on the console; where it goes from there is for whoever runs it',
  ),
  open(
    '16.2.1',
    2,
    'a line says when, where, who and what',
    'when, what and how it ended; who is in the lines of logins alone',
  ),
  met('16.2.2', 2, 'times are UTC'),
  met('16.2.3', 2, 'logs go where they should alone'),
  met('16.2.4', 2, 'logs can be read by programs'),
  met('16.2.5', 2, 'logs hold no secrets'),
  met('16.3.1', 2, 'logins are logged'),
  met('16.3.2', 2, 'refused calls are logged'),
  met('16.3.3', 2, 'attacks are logged'),
  met('16.3.4', 2, 'unexpected errors are logged'),
  met('16.4.1', 2, 'nothing that is logged can forge a line'),
  none('16.4.2', 2, 'logs are protected', 'for whoever runs it: the program writes to its console alone'),
  none('16.4.3', 2, 'logs are kept elsewhere', 'as 16.4.2'),
  met('16.5.1', 2, 'errors are told without their cause'),
  met('16.5.2', 2, 'what others fail at is survived'),
  met('16.5.3', 2, 'what fails lets nobody through'),
]
