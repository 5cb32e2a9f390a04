import { badInput, images, limits, validation } from './proofs.ts'
import { met, none, open, type Requirement } from './requirement.ts'

export const logic: readonly Requirement[] = [
  met('2.1.1', 1, 'the rules of each value are written down', [
    'tests/generator/open-api.test.ts',
    'is a valid OpenAPI 3.1 document',
  ]),
  met(
    '2.1.2',
    2,
    'the rules of values that belong together are written down',
    validation('clears a commune that the new wilaya does not have'),
  ),
  open(
    '2.1.3',
    2,
    'limits of business logic are written down',
    'limits stand beside the code that holds them, not in a document of their own',
  ),
  met(
    '2.2.1',
    1,
    'every value is checked against what is expected',
    validation('%s refuses %j'),
    validation('%s takes %j'),
  ),
  met('2.2.2', 1, 'the server checks, whatever the browser did', validation('lists every mistake')),
  met(
    '2.2.3',
    2,
    'values that belong together fit',
    validation('clears a commune that the new wilaya does not have'),
  ),
  none('2.3.1', 1, 'steps are taken in order', 'no call is a step of several'),
  met(
    '2.3.2',
    2,
    'limits are held',
    images('are bounded together'),
    limits('refuses two megabytes of JSON, and of texts in many parts'),
  ),
  met(
    '2.3.3',
    2,
    'a change is made whole or not at all',
    badInput('writes nothing of an update with one mistake'),
    images('keeps no record and no file when the folder cannot be written to'),
  ),
  met(
    '2.3.4',
    2,
    'nothing is given away twice',
    validation('of two equal creations at the same time takes one'),
  ),
  open(
    '2.4.1',
    2,
    'calls are not made too often',
    'logins are limited, and what hashes and pictures cost; reads and writes of who is logged in are not counted',
  ),
]
