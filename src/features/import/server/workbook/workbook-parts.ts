import { unzipSync } from 'fflate'
import { TableError } from '../table-error.ts'

/** What the parts of a file may unpack to: that of 20,000 rows of 100 long cells does not. */
const MAX_UNPACKED_BYTES = 100_000_000
const MAX_PARTS = 2_000
/** Of a part that is no sheet: its texts and formats become objects, all at once. */
const MAX_TAGS = 2_500_000

/** The parts of a workbook, unpacked one by one where they are needed. */
export interface WorkbookParts {
  /** @throws TableError where there is no such part, or what was unpacked by now is too large */
  read(name: string): Uint8Array
  /** A part whose tags all become objects. @throws TableError where they are too many */
  readSmall(name: string): Uint8Array
  has(name: string): boolean
}

/**
 * A reader takes an archive at its word, and one of 100 KB can say that it holds 2 GB. Here a part is unpacked into as
 * many bytes as it announces, once all of them together are found to be few. @throws if it is no archive
 */
export function openParts(file: Uint8Array): WorkbookParts {
  const sizes = listParts(file)
  let bytes = 0
  const read = (name: string) => {
    const size = sizes.get(name)
    if (size === undefined) throw new TableError('unreadable')
    bytes += size
    if (bytes > MAX_UNPACKED_BYTES) throw new TableError('tooMuch')
    const unpacked = unzipSync(file, { filter: (part) => part.name === name })[name]
    if (!unpacked) throw new TableError('unreadable')
    return unpacked
  }
  return {
    read,
    readSmall(name) {
      const part = read(name)
      if (countTags(part) > MAX_TAGS) throw new TableError('tooMuch')
      return part
    },
    has: (name) => sizes.has(name),
  }
}

function listParts(file: Uint8Array): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  let count = 0
  unzipSync(file, {
    filter({ name, originalSize }) {
      count += 1
      if (count > MAX_PARTS) throw new TableError('tooMuch')
      // Each part of a name is unpacked, and one alone would be counted.
      if (sizes.has(name)) throw new TableError('unreadable')
      sizes.set(name, originalSize)
      return false
    },
  })
  return sizes
}

const LESS_THAN = 0x3c

function countTags(part: Uint8Array): number {
  let count = 0
  for (let place = part.indexOf(LESS_THAN); place >= 0; place = part.indexOf(LESS_THAN, place + 1)) count += 1
  return count
}
