import { entityDefaults } from '#texts/developers.ts'
import { customComponents, type Authoring } from '../core/authoring/authoring.ts'
import { objectOf, optional } from '../core/authoring/check.ts'
import { hasWord } from '../core/authoring/recognize.ts'
import { colour, flag, orWorkedOut, shownText } from '../core/authoring/value-checks.ts'
import type { ToggleField } from './definition.ts'

/** A 0 or 1 under such a name is a yes or no. */
const FLAGS = ['is', 'has', 'can', 'active', 'enabled', 'published', 'archived', 'deleted', 'visible']

export const toggleAuthoring: Authoring<ToggleField> = {
  options: {
    ...customComponents,
    words: objectOf({ on: shownText, off: shownText, unknown: optional(shownText) }),
    initial: optional(orWorkedOut(flag)),
    colours: optional(objectOf({ on: optional(colour), off: optional(colour), unknown: optional(colour) })),
  },
  recognizeValues(values, name) {
    const isFlag = hasWord(name, FLAGS) && values.every((value) => value === 0 || value === 1)
    return isFlag || values.every((value) => typeof value === 'boolean') ? {} : undefined
  },
  recognizeSchema: ({ schema }) => (schema.type === 'boolean' ? {} : undefined),
  // A switch is always one of the two.
  readColumn: ({ startsWith }) => (/^'?(true|t|1)\b/i.test(startsWith ?? '') ? { initial: true } : {}),
  argument: 'on,off',
  readArgument(argument) {
    const [on, off, ...more] = argument.split(',')
    return on && off && more.length === 0 ? { words: { on, off } } : undefined
  },
  complete: () => ({ words: { on: entityDefaults.on, off: entityDefaults.off } }),
}
