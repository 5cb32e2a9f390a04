import { typedOptions, type Authoring } from 'tribune/extend'
import type { RatingField } from './definition.ts'

export const ratingAuthoring: Authoring<RatingField> = { options: typedOptions }
