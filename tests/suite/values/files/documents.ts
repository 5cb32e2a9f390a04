import { type FileType, maxBytesOf } from '../../../../src/kinds/file/file-types.ts'
import type { FileField } from '../../../../src/kinds/file/definition.ts'

/** What files of a type begin with, written as the formats say it and not as the program reads it. */
const BEGINNINGS: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  pdf: '%PDF-1.7\n',
  png: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpg: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]),
  jpeg: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]),
  ...Object.fromEntries(
    ['doc', 'xls', 'ppt'].map((type) => [
      type,
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    ]),
  ),
  ...Object.fromEntries(
    ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'zip'].map((type) => [
      type,
      Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]),
    ]),
  ),
}

/** A file of a type with this text in it. */
export function documentOf(type: FileType, name: string, text = 'compte rendu'): File {
  return new File([BEGINNINGS[type] ?? '', text], name)
}

/** A file, and what a record calls it. */
export interface Document {
  readonly title: string
  readonly file: File
  readonly name: string
}

export function acceptedDocuments({ types }: FileField): readonly Document[] {
  const [first = 'pdf'] = types
  const named = (title: string, sent: string, name: string): Document => ({
    title,
    file: documentOf(first, `${sent}.${first}`),
    name: `${name}.${first}`,
  })
  return [
    named('plain', 'Compte rendu', 'Compte rendu'),
    ...types.map((type) => ({ title: type, file: documentOf(type, `a.${type}`), name: `a.${type}` })),
    {
      title: 'capitals',
      file: documentOf(first, `SCAN.${first.toUpperCase()}`),
      name: `SCAN.${first.toUpperCase()}`,
    },
    named('an Arabic name', 'جواز السفر', 'جواز السفر'),
    named('accents and signs', `L’été & l'hiver (1)*#%`, `L’été & l'hiver (1)*#%`),
    named('a name with folders', '../../etc/passwd', 'passwd'),
    named('a name that turns its end round', 'facture\u202efdp', 'facturefdp'),
    named('a long name', 'é'.repeat(240), `${'é'.repeat(200 - first.length - 2)}…`),
  ]
}

export interface FalseDocument {
  readonly title: string
  readonly file: File
  /** 400 without it. */
  readonly status?: number
}

export function falseDocuments(field: FileField): readonly FalseDocument[] {
  const [first = 'pdf'] = field.types
  const other = (['png', 'pdf', 'zip'] as const).find((type) => !field.types.includes(type)) ?? 'pdf'
  const isText = BEGINNINGS[first] === undefined
  return [
    { title: 'another type', file: documentOf(other, `a.${other}`) },
    { title: 'a page', file: new File(['<script>alert(1)</script>'], 'a.html') },
    { title: 'no ending', file: documentOf(first, 'rapport') },
    { title: 'another content', file: new File([isText ? '\0\0' : 'du texte'], `a.${first}`) },
    { title: 'nothing', file: new File([], `vide.${first}`) },
    {
      title: 'too many bytes',
      file: documentOf(first, `grand.${first}`, 'x'.repeat(maxBytesOf(field) + 1)),
      status: 413,
    },
  ]
}

/** So many files that differ. */
export function manyDocuments({ types: [first = 'pdf'] }: FileField, count: number): readonly File[] {
  return Array.from({ length: count }, (_none, index) =>
    documentOf(first, `${index}.${first}`, String(index)),
  )
}
