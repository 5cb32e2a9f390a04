import type { MarkdownField } from '../../../../src/kinds/markdown/definition.ts'
import type { KindValues } from '../kind-values.ts'
import { lineValues } from './long-text.ts'

export const markdownValues: KindValues<MarkdownField> = lineValues(20_000)
