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
  met('5.2.1', 1, 'files are no larger than can be dealt with'),
  met('5.2.2', 1, 'content is what it says it is'),
  met('5.2.3', 2, 'unpacked sizes and counts are checked first'),
  met('5.3.1', 1, 'no upload is run'),
  met('5.3.2', 1, 'paths are made of own names'),
  met('5.4.1', 2, 'sent file names are ignored'),
  met('5.4.2', 2, 'served file names are harmless'),
  open(
    '5.4.3',
    2,
    'files are scanned for viruses',
    'they are not; every picture is decoded and written anew, so nothing of the file that came is served',
  ),
]
