import { imageNames, type ImageField } from '../../../src/kinds/image/meaning.ts'
import type { Mode } from '../../../src/schema/field-meaning.ts'
import { drawFalsePictures } from './false-pictures.ts'
import type { KindValues, Refused } from './kind-values.ts'
import { drawPictures, type Picture } from './pictures.ts'

/** Names of files that are not the record's own. */
const FOREIGN_NAMES = ['0123456789abcdef0123456789abcdef.webp', '../secret', 'autre.webp'] as const

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

export const imageValues: KindValues<ImageField> = {
  async accepted({ name }) {
    const partOf = (mode: Mode) => imageNames(name, mode).file
    const accept = ({ title, file, width, height }: Picture) => ({
      title,
      sent: (mode: Mode) => ({ [partOf(mode)]: file }),
      reads: { is: 'pictures', sizes: [{ width, height }] } as const,
      fills: (mode: Mode) => [{ how: 'attach', name: partOf(mode), files: [file] }] as const,
    })
    return (await drawPictures()).map(accept)
  },
  async refused({ name }) {
    const partOf = (mode: Mode) => imageNames(name, mode).file
    const { existing } = imageNames(name, 'update')
    return [
      ...(await drawFalsePictures()).map(({ title, file, status }) =>
        refuseFile(title, file, partOf, { status }),
      ),
      refuseFile('a name', 'portrait.png', partOf),
      refuseFile('a number', 12, partOf),
      ...FOREIGN_NAMES.map((foreign): Refused => ({
        title: `the file "${foreign}" of another`,
        sent: () => ({ [existing]: foreign }),
        path: () => existing,
        only: 'update',
      })),
    ]
  },
  empty({ name }) {
    const { existing } = imageNames(name, 'update')
    return {
      reads: { is: 'value', value: null },
      clears: [
        { title: 'the empty text', parts: { [existing]: '' } },
        { title: 'null', parts: { [existing]: null } },
      ],
      missing: (mode) => imageNames(name, mode).file,
      fills: [],
    }
  },
  ascending: async () => [],
}
