import { typedOptions, type Authoring } from '../core/authoring/authoring.ts'
import { everyValue, isDescribedText } from '../core/authoring/recognize.ts'
import { type UrlField, isWebAddress } from './definition.ts'

const WORDS = ['url', 'website', 'homepage']

export const urlAuthoring: Authoring<UrlField> = {
  breadth: 1,
  options: typedOptions,
  nameWords: WORDS,
  recognizeValues: everyValue(isWebAddress),
  recognizeSchema: (described) => (isDescribedText(described, ['uri', 'url'], WORDS) ? {} : undefined),
}
