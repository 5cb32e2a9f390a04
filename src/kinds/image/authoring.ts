import type { Authoring } from '../core/authoring/authoring.ts'
import { optional } from '../core/authoring/check.ts'
import { objectOr, type JsonObject } from '../core/authoring/json.ts'
import { capitalize } from '../core/authoring/naming.ts'
import { everyValue, isText } from '../core/authoring/recognize.ts'
import { component, spelled } from '../core/authoring/value-checks.ts'
import type { ImageField } from './definition.ts'

/** An address, as `new URL('./pictures/room.svg', import.meta.url).href` is in every program that loads a config. */
export const placeholder = optional(
  spelled(
    'E181',
    /^(file:|data:|https?:|\/)/,
    "the address of a picture; write placeholder: new URL('./pictures/room.svg', import.meta.url).href",
  ),
)

export const imageAuthoring: Authoring<ImageField> = {
  options: { cell: optional(component), placeholder },
  nameWords: ['image', 'picture', 'photo', 'logo', 'avatar', 'cover', 'thumbnail'],
  recognizeValues: everyValue(isImageName),
  recognizeSchema({ name, schema, isText: isOne, bodies }) {
    if (!isOne || !isFile(schema)) return undefined
    const sent = Object.keys(objectOr(bodies.update.properties))
    if (sent.length === 0 || sent.includes(`new${capitalize(name)}`)) return {}
    return { remark: "updates here send a picture under other names than the document's" }
  },
  isFile: true,
  comesFirst: true,
}

/** A file name, or an address, of an image. */
export function isImageName(value: unknown): boolean {
  return isText(value) && /^[^\n]*\.(jpe?g|png|gif|webp|avif|svg|bmp|heic)$/i.test(value)
}

/** A file: `format: binary` in OpenAPI 3.0, a media type in 3.1. */
export function isFile(schema: JsonObject): boolean {
  return (
    schema.format === 'binary' ||
    (schema.contentMediaType !== undefined && schema.contentEncoding === undefined)
  )
}
