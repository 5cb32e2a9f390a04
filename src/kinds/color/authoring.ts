import { customComponents, type Authoring } from '../core/authoring/authoring.ts'
import { everyValue, isDescribedText, isText } from '../core/authoring/recognize.ts'
import { isColor, type ColorField } from './definition.ts'

const WORDS = ['color', 'colour', 'couleur']

export const colorAuthoring: Authoring<ColorField> = {
  options: customComponents,
  nameWords: WORDS,
  recognizeValues: everyValue((value) => isText(value) && isColor(value.toLowerCase())),
  recognizeSchema: (described) => (isDescribedText(described, ['color'], []) ? {} : undefined),
}
