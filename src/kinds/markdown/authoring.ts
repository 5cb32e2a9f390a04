import { hidden, typedOptions, type Authoring } from '../core/authoring/authoring.ts'
import { isDescribedText, isText } from '../core/authoring/recognize.ts'
import type { MarkdownField } from './definition.ts'

/** A heading, or a link, in a text of several lines. */
const WRITTEN = /^#{1,4} \S|\[[^\]]+\]\(https?:/m

export const markdownAuthoring: Authoring<MarkdownField> = {
  ...hidden,
  options: typedOptions,
  nameWords: ['markdown'],
  recognizeValues: (values) =>
    values.every(isText) &&
    values.some((value) => isText(value) && value.includes('\n') && WRITTEN.test(value))
      ? {}
      : undefined,
  recognizeSchema: (described) => (isDescribedText(described, ['markdown'], ['markdown']) ? {} : undefined),
}
