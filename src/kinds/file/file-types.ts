/** What the first bytes of a file say it is, in latin-1; text that a person can read has no such sign. */
const PDF = ['%PDF-']
const ZIP = ['PK\x03\x04', 'PK\x05\x06']
const OLE = ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']
const TEXT = 'text'

interface FileFormat {
  readonly mediaType: string
  readonly begins: readonly string[] | typeof TEXT
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const OPEN = 'application/vnd.oasis.opendocument'

/** The types a file may be of, by the ending of its name. SVG and HTML are programs of their own and never among them. */
export const fileTypes = {
  pdf: { mediaType: 'application/pdf', begins: PDF },
  docx: { mediaType: `${OFFICE}.wordprocessingml.document`, begins: ZIP },
  xlsx: { mediaType: `${OFFICE}.spreadsheetml.sheet`, begins: ZIP },
  pptx: { mediaType: `${OFFICE}.presentationml.presentation`, begins: ZIP },
  odt: { mediaType: `${OPEN}.text`, begins: ZIP },
  ods: { mediaType: `${OPEN}.spreadsheet`, begins: ZIP },
  odp: { mediaType: `${OPEN}.presentation`, begins: ZIP },
  doc: { mediaType: 'application/msword', begins: OLE },
  xls: { mediaType: 'application/vnd.ms-excel', begins: OLE },
  ppt: { mediaType: 'application/vnd.ms-powerpoint', begins: OLE },
  zip: { mediaType: 'application/zip', begins: ZIP },
  jpg: { mediaType: 'image/jpeg', begins: ['\xff\xd8\xff'] },
  jpeg: { mediaType: 'image/jpeg', begins: ['\xff\xd8\xff'] },
  png: { mediaType: 'image/png', begins: ['\x89PNG\r\n\x1a\n'] },
  csv: { mediaType: 'text/csv', begins: TEXT },
  txt: { mediaType: 'text/plain', begins: TEXT },
  json: { mediaType: 'application/json', begins: TEXT },
  xml: { mediaType: 'application/xml', begins: TEXT },
} as const satisfies Readonly<Record<string, FileFormat>>

export type FileType = keyof typeof fileTypes

export function isFileType(ending: string): ending is FileType {
  return Object.hasOwn(fileTypes, ending)
}

/** As many bytes tell a type. */
export const FILE_HEAD_BYTES = 1024

/** The type that the ending of a name says; undefined where it says none that is known. */
export function typeOfName(name: string): FileType | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return isFileType(ending) ? ending : undefined
}

/** Whether the beginning of a file is that of its type: of an office document that it is an archive, of a text that it is one. */
export function beginsAs(type: FileType, content: Uint8Array): boolean {
  const { begins }: FileFormat = fileTypes[type]
  const head = content.subarray(0, FILE_HEAD_BYTES)
  if (begins === TEXT) return !head.includes(0)
  const read = String.fromCharCode(...head.subarray(0, 16))
  return begins.some((sign) => read.startsWith(sign))
}

/** A size as it is written in a config: `500 kB`, `10 MB`. */
export type FileSize = `${number} ${'kB' | 'MB'}`

const BYTES = { kB: 1_000, MB: 1_000_000 } as const

/** A body is held in memory while it comes. */
const LARGEST_SIZE = '50 MB' satisfies FileSize

const USUAL_SIZE = '10 MB' satisfies FileSize

/** The bytes of a size; undefined where it is none. */
export function readFileSize(written: string): number | undefined {
  const [, amount, unit] = /^(\d+(?:\.\d+)?) (kB|MB)$/.exec(written) ?? []
  return unit === 'kB' || unit === 'MB' ? Math.round(Number(amount) * BYTES[unit]) : undefined
}

/** The most bytes that a file of a field may have. */
export function maxBytesOf({ maxSize = USUAL_SIZE }: { readonly maxSize?: FileSize }): number {
  return readFileSize(maxSize) ?? 0
}

export const LARGEST_BYTES = maxBytesOf({ maxSize: LARGEST_SIZE })
