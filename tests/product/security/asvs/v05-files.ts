import { images, uploads } from './proofs.ts'
import { met, open, type Requirement } from './requirement.ts'

// Pictures are served to whoever knows their name, 128 random bits that only records tell: an image element of another
// backend's page sends no session, and the contract names no call that would ask for one.
export const files: readonly Requirement[] = [
  open(
    '5.1.1',
    2,
    'which files are taken, and how large, is written down',
    'the refusals say so to people; there is no document',
  ),
  met(
    '5.2.1',
    1,
    'files are no larger than can be dealt with',
    images('are bounded together'),
    uploads('decodes no picture that says it is %s'),
  ),
  met(
    '5.2.2',
    1,
    'content is what it says it is',
    uploads('refuses %s, and stores nothing'),
    uploads('keeps nothing of a file that is a picture and a page at once'),
  ),
  met(
    '5.2.3',
    2,
    'unpacked sizes and counts are checked first',
    uploads('decodes no picture that says it is %s'),
    uploads('takes the first of many frames alone'),
  ),
  met(
    '5.3.1',
    1,
    'no upload is run',
    uploads('gives a file called %j a name of its own'),
    uploads('serves pictures without an origin, to browsers that asked for them alone'),
  ),
  met(
    '5.3.2',
    1,
    'paths are made of own names',
    uploads('gives a file called %j a name of its own'),
    uploads('takes %j for no picture of the record'),
    uploads('serves nothing but pictures: %s'),
  ),
  met('5.4.1', 2, 'sent file names are ignored', uploads('gives a file called %j a name of its own')),
  met('5.4.2', 2, 'served file names are harmless', uploads('gives a file called %j a name of its own')),
  open(
    '5.4.3',
    2,
    'files are scanned for viruses',
    'they are not; every picture is decoded and written anew, so nothing of the file that came is served',
  ),
]
