const SOI = 'ffd8'
const EOI = 'ffd9'
/** One component; a code of one bit for each of its two Huffman tables: no difference, and no more in 16,384 blocks. */
const TABLES = `ffdb004300${'01'.repeat(64)}`
const CODES = ['ffc4001400', '01', '00'.repeat(15), '00', 'ffc4001410', '01', '00'.repeat(15), 'e0'].join('')

/** A scan of one coefficient of all blocks, up to 32,767 of them: none has any; a decoder finds that a larger picture is cut short. */
const NOTHING = '7fff00'
const FINEST_BITS = 13

/** A progressive JPEG that keeps the format's rules: one grey square in so many scans, up to 883. */
export function manyScans(count: number, size = 64): Buffer {
  const edge = size.toString(16).padStart(4, '0')
  const frame = `ffc2000b08${edge}${edge}01011100`
  const blocks = Math.ceil(size / 8) ** 2
  const first = `${scanHeader(0, 0, 0)}${'00'.repeat(Math.ceil(blocks / 8))}`
  const others = Array.from({ length: count - 1 }, (_, place) => {
    const coefficient = 1 + Math.floor(place / (FINEST_BITS + 1))
    const low = FINEST_BITS - (place % (FINEST_BITS + 1))
    return `${scanHeader(coefficient, low === FINEST_BITS ? 0 : low + 1, low)}${NOTHING}`
  })
  return Buffer.from([SOI, TABLES, frame, CODES, first, ...others, EOI].join(''), 'hex')
}

/** Of one coefficient, from one bit to another. */
function scanHeader(coefficient: number, high: number, low: number): string {
  const place = coefficient.toString(16).padStart(2, '0')
  return `ffda0008010100${place}${place}${high.toString(16)}${low.toString(16)}`
}
