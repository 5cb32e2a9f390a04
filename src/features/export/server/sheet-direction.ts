import { Unzip, UnzipPassThrough, Zip, ZipDeflate } from 'fflate'

/** The only sheets that there are. */
const SHEET = 'xl/worksheets/'
const VIEW = '<sheetView '

/**
 * Turns the sheets of an XLSX file, whose parts come uncompressed, so that they begin at the right. The writer of streams has
 * no word for it; what it says of a sheet's view comes before the rows, which pass as they are.
 */
export function turnToRight(): TransformStream<Uint8Array, Uint8Array> {
  const zip = new Zip()
  const unzip = new Unzip()
  unzip.register(UnzipPassThrough)
  return new TransformStream<Uint8Array, Uint8Array>({
    start(controller) {
      zip.ondata = (error, chunk) => (error ? controller.error(error) : controller.enqueue(chunk))
      unzip.onfile = (part) => {
        const copy = new ZipDeflate(part.name)
        const turn = part.name.startsWith(SHEET) ? turnFirst() : (chunk: Uint8Array) => chunk
        zip.add(copy)
        part.ondata = (error, chunk, isLast) => {
          if (error) controller.error(error)
          else copy.push(turn(chunk), isLast)
        }
        part.start()
      }
    },
    transform: (chunk) => unzip.push(chunk),
    flush() {
      unzip.push(new Uint8Array(), true)
      zip.end()
    },
  })
}

/** Of the pieces of a sheet, holds those back that come before its view. */
function turnFirst(): (chunk: Uint8Array) => Uint8Array {
  let before: Buffer | null = Buffer.alloc(0)
  return (chunk) => {
    if (!before) return chunk
    const all: Buffer = Buffer.concat([before, chunk])
    const place = all.indexOf(VIEW)
    before = place < 0 ? all : null
    if (place < 0) return new Uint8Array()
    const end = place + VIEW.length
    return Buffer.concat([all.subarray(0, end), Buffer.from('rightToLeft="1" '), all.subarray(end)])
  }
}
