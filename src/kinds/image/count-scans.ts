const FILL = 0xff
const LEAST_WITH_CONTENT = 0xc0
const FIRST_RESTART = 0xd0
const START_OF_IMAGE = 0xd8
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda

/**
 * How many times the decoder goes over a JPEG: a few kilobytes may ask for thousands of times, each as long as the
 * picture is large. Follows the markers as the decoder does: a thumbnail in the metadata has scans of its own.
 */
export function countScans(content: Uint8Array): number {
  const jpeg = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  let count = 0
  let at = jpeg.indexOf(FILL, 2)
  while (at >= 0 && at + 4 <= jpeg.length) {
    const marker = jpeg.readUInt8(at + 1)
    if (marker === END_OF_IMAGE) break
    if (marker === START_OF_SCAN) count += 1
    at = jpeg.indexOf(FILL, nextPlace(jpeg, at, marker))
  }
  return count
}

function nextPlace(jpeg: Buffer, at: number, marker: number): number {
  // Any number of these may stand before a marker.
  if (marker === FILL) return at + 1
  const isBare = marker < LEAST_WITH_CONTENT || (marker >= FIRST_RESTART && marker <= START_OF_IMAGE)
  return isBare ? at + 2 : at + 2 + jpeg.readUInt16BE(at + 2)
}
