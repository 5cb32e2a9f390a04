import { met, none, open, type Requirement } from './requirement.ts'

export const logic: readonly Requirement[] = [
  met('2.1.1', 1, 'the rules of each value are written down'),
  met('2.1.2', 2, 'the rules of values that belong together are written down'),
  open(
    '2.1.3',
    2,
    'limits of business logic are written down',
    'limits stand beside the code that holds them, not in a document of their own',
  ),
  met('2.2.1', 1, 'every value is checked against what is expected'),
  met('2.2.2', 1, 'the server checks, whatever the browser did'),
  met('2.2.3', 2, 'values that belong together fit'),
  none('2.3.1', 1, 'steps are taken in order', 'no call is a step of several'),
  met('2.3.2', 2, 'limits are held'),
  met('2.3.3', 2, 'a change is made whole or not at all'),
  met('2.3.4', 2, 'nothing is given away twice'),
  open(
    '2.4.1',
    2,
    'calls are not made too often',
    'logins are limited, and what hashes and pictures cost; reads and writes of who is logged in are not counted',
  ),
]
