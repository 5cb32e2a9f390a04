import { MAX_IMAGES, type ImagesField } from '../../../../src/kinds/images/definition.ts'
import type { Mode } from '../../../../src/schema/entity/field-definition.ts'
import { drawFalsePictures } from './false-pictures.ts'
import { refuseFile } from './image.ts'
import type { Accepted, KindValues, Refused } from '../kind-values.ts'
import { drawMany, drawPictures, type Picture } from './pictures.ts'

const partOf =
  ({ sentAs }: ImagesField) =>
  (mode: Mode) =>
    mode === 'create' ? sentAs.create : sentAs.add

/** All of them in place of what was there. */
function accept(field: ImagesField, title: string, pictures: readonly Picture[]): Accepted {
  const files = pictures.map(({ file }) => file)
  const part = partOf(field)
  return {
    title,
    sent: (mode) => ({ [part(mode)]: files, ...(mode === 'update' && { [field.sentAs.keep]: [] }) }),
    reads: { is: 'pictures', sizes: pictures.map(({ width, height }) => ({ width, height })) },
    fills: (mode) => [{ how: 'attach', name: part(mode), files }],
  }
}

const NO_LISTS = ['nonsense', '{"a":1}', '"x"', 'true', '["0123456789abcdef0123456789abcdef.webp"]'] as const

/** Lists whose first item is no name of a file. */
const NO_NAMES = ['[1]', '[null]', '["../secret"]'] as const

/** Names to keep that are not the record's own, and lists of names that are none. */
function refuseKept({ sentAs }: ImagesField): readonly Refused[] {
  const refuse = (list: string, path: string): Refused => ({
    title: `to keep ${list}`,
    sent: () => ({ [sentAs.keep]: list }),
    path: () => path,
    only: 'update',
  })
  return [
    ...NO_LISTS.map((list) => refuse(list, sentAs.keep)),
    ...NO_NAMES.map((list) => refuse(list, `${sentAs.keep}.0`)),
  ]
}

export const imagesValues: KindValues<ImagesField> = {
  async accepted({ field }) {
    const [plain, ...others] = await drawPictures()
    const most = field.max ?? MAX_IMAGES
    if (!plain) return []
    return [
      accept(field, 'plain', [plain, ...others].slice(0, Math.min(2, most))),
      accept(field, 'one', [plain]),
      accept(field, 'each format', others.slice(0, most)),
      accept(field, 'as many as it holds', await drawMany(most)),
    ]
  },
  async refused({ field }) {
    const part = partOf(field)
    const [plain] = await drawPictures()
    const tooMany = await drawMany((field.max ?? MAX_IMAGES) + 1)
    return [
      ...(await drawFalsePictures()).map(({ title, file, status }) =>
        refuseFile(`${title} after a picture`, [...(plain ? [plain.file] : []), file], part, { status }),
      ),
      {
        ...refuseFile(
          'one too many',
          tooMany.map(({ file }) => file),
          part,
        ),
        sent: (mode) => ({
          [part(mode)]: tooMany.map(({ file }) => file),
          ...(mode === 'update' && { [field.sentAs.keep]: [] }),
        }),
      },
      refuseFile('a name', ['portrait.png'], part, { item: '.0' }),
      refuseFile('a number', 12, part, { item: '.0' }),
      ...refuseKept(field),
    ]
  },
  empty: ({ field }) => ({
    reads: { is: 'value', value: [] },
    clears: [
      { title: 'an empty list', parts: { [field.sentAs.keep]: [] } },
      { title: 'the empty text', parts: { [field.sentAs.keep]: '' } },
    ],
    missing: partOf(field),
    fills: [],
  }),
  ascending: async () => [],
}
