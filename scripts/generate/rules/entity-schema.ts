import * as z from 'zod'
import { isFieldKind } from '../../../src/schema/field-options.ts'

/** An object of exactly these keys; another key is a mistake that names the ones there are. */
function strict<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}; write one of ${Object.keys(shape).join(', ')}`
        : undefined,
  })
}

const words = z.string().check(z.minLength(1))
const noText = { error: "a text is missing; write 'Joueurs', or { fr: 'Joueurs', ar: … }" }
const filled = z.string().check(z.minLength(1, noText))
const text = z.union([filled, strict({ fr: filled, ar: filled.optional(), en: filled.optional() })], noText)
const flag = z.boolean().optional()

const identifier = z.string().check(
  z.regex(/^[a-z][A-Za-z0-9_]*$/, {
    error: 'an entity is named like a variable, in camel case: player, trainingSession',
  }),
)
const screenPath = z
  .string()
  .check(z.regex(/^\/[a-z][a-z0-9-]*$/, { error: 'a path is a slash and one word: /players' }))

const method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
const endpoint = {
  method,
  path: z.string().check(z.regex(/^\/[\w/:-]+$/, { error: 'an endpoint starts with a slash: /api/player' })),
  body: z.enum(['json', 'multipart']).optional(),
  credentials: z.enum(['include', 'same-origin']).optional(),
}
const sending = strict(endpoint)
const answering = strict({ ...endpoint, answer: words })

const column = z.union(
  [
    words,
    z.strictObject({ header: text, joined: z.array(words).min(1) }),
    z.strictObject({ header: text, firstOf: z.array(words).min(1) }),
  ],
  { error: "a column is a field's name, joined(header, names) or firstOf(header, paths)" },
)

const field = z.looseObject({
  kind: z.custom(isFieldKind, { error: 'a field is made by a field kind: text({ … }), image({ … })' }),
  label: text,
  header: text.optional(),
  required: flag,
})

/** An entity as the generator accepts it, whatever the compiler was told. */
export const entitySchema = strict({
  name: identifier,
  path: screenPath,
  menu: strict({ label: text, icon: words, order: z.number(), onlyForSuperAdministrator: flag }),
  home: strict({ label: text, answer: words }).optional(),
  endpoints: strict({
    list: answering,
    read: answering,
    create: sending,
    update: sending,
    destroy: sending.optional(),
  }),
  fields: z.record(z.string(), field),
  list: strict({ title: text, add: text, columns: z.array(column).min(1) }),
  texts: strict({
    create: text,
    update: text,
    created: text.nullable(),
    updated: text.nullable(),
    deleted: text,
    deleteFailed: text.optional(),
    confirmDelete: text,
    inUse: text,
  }),
  updateReplacesHistory: flag,
  account: strict({
    signInBy: z.array(words).min(1),
    profile: z.array(words).min(1),
    displayName: words,
    superAdministrator: z.number(),
  }).optional(),
})
