import type { FileField } from '../../../../src/kinds/file/definition.ts'
import { fileNames } from '../../../../src/kinds/core/storage/one-file.ts'
import type { Mode } from '../../../../src/schema/entity/field-definition.ts'
import { acceptedDocuments, falseDocuments } from './documents.ts'
import { emptyFile, FOREIGN_NAMES, refuseFile, refuseForeign } from './image.ts'
import type { KindValues } from '../kind-values.ts'

const FOREIGN_FILES = FOREIGN_NAMES.map((name) => name.replace('.webp', '.bin'))

export const fileValues: KindValues<FileField> = {
  async accepted({ name, field }) {
    const partOf = (mode: Mode) => fileNames(name, mode).file
    return acceptedDocuments(field).map(({ title, file, name: called }) => ({
      title,
      sent: (mode: Mode) => ({ [partOf(mode)]: file }),
      reads: { is: 'file', name: called, size: file.size } as const,
      fills: (mode: Mode) => [{ how: 'attach', name: partOf(mode), files: [file] }] as const,
    }))
  },
  async refused({ name, field }) {
    const partOf = (mode: Mode) => fileNames(name, mode).file
    return [
      ...falseDocuments(field).map(({ title, file, status }) => refuseFile(title, file, partOf, { status })),
      refuseFile('a name', 'rapport.pdf', partOf),
      refuseFile('a number', 12, partOf),
      ...refuseForeign(name, FOREIGN_FILES),
      ...refuseForeign(
        name,
        FOREIGN_FILES.slice(0, 1).map((file) => JSON.stringify({ file, name: 'a.pdf' })),
      ),
    ]
  },
  empty: ({ name }) => emptyFile(name),
  ascending: async () => [],
}
