import type { ImageField } from '../../../../src/kinds/image/definition.ts'
import { fileNames } from '../../../../src/kinds/core/storage/one-file.ts'
import type { Mode } from '../../../../src/schema/entity/field-definition.ts'
import { drawFalsePictures } from './false-pictures.ts'
import type { Emptiness, KindValues, Refused } from '../kind-values.ts'
import { drawPictures, type Picture } from './pictures.ts'

/** Names of files that are not the record's own. */
export const FOREIGN_NAMES = ['0123456789abcdef0123456789abcdef.webp', '../secret', 'autre.webp'] as const

/** A file in the part that carries one, whichever the mode names it. */
export function refuseFile(
  title: string,
  file: unknown,
  partOf: (mode: Mode) => string,
  { status, item = '' }: { readonly status?: number | undefined; readonly item?: string } = {},
): Refused {
  const files = [file].flat().filter((each) => each instanceof File)
  return {
    title,
    sent: (mode) => ({ [partOf(mode)]: file }),
    path: (mode) => partOf(mode) + item,
    ...(status !== undefined && { status }),
    ...(files.length > 0 && { fills: (mode) => [{ how: 'attach', name: partOf(mode), files }] }),
  }
}

export function refuseForeign(name: string, files: readonly string[]): readonly Refused[] {
  const { existing } = fileNames(name, 'update')
  return files.map((foreign) => ({
    title: `the file "${foreign}" of another`,
    sent: () => ({ [existing]: foreign }),
    path: () => existing,
    only: 'update',
  }))
}

/** What nothing means for a field of one file. */
export function emptyFile(name: string): Emptiness {
  const { existing } = fileNames(name, 'update')
  return {
    reads: { is: 'value', value: null },
    clears: [
      { title: 'the empty text', parts: { [existing]: '' } },
      { title: 'null', parts: { [existing]: null } },
    ],
    missing: (mode) => fileNames(name, mode).file,
    fills: [],
  }
}

export const imageValues: KindValues<ImageField> = {
  async accepted({ name }) {
    const partOf = (mode: Mode) => fileNames(name, mode).file
    const accept = ({ title, file, width, height }: Picture) => ({
      title,
      sent: (mode: Mode) => ({ [partOf(mode)]: file }),
      reads: { is: 'pictures', sizes: [{ width, height }] } as const,
      fills: (mode: Mode) => [{ how: 'attach', name: partOf(mode), files: [file] }] as const,
    })
    return (await drawPictures()).map(accept)
  },
  async refused({ name }) {
    const partOf = (mode: Mode) => fileNames(name, mode).file
    return [
      ...(await drawFalsePictures()).map(({ title, file, status }) =>
        refuseFile(title, file, partOf, { status }),
      ),
      refuseFile('a name', 'portrait.png', partOf),
      refuseFile('a number', 12, partOf),
      ...refuseForeign(name, FOREIGN_NAMES),
    ]
  },
  empty: ({ name }) => emptyFile(name),
  ascending: async () => [],
}
