import { translate, type Text } from '../schema/values/text.ts'

/**
 * What an entity's own code refuses, told to whoever asked for it; with a `path`, at that field of the form.
 * A text per language is read in the language of whoever asked: `{ fr: 'Cette salle est fermée.', ar: 'هذه القاعة مغلقة.' }`.
 * @example throw new UserError('Cette salle est fermée ce jour-là.', { path: 'room_id' })
 */
export class UserError extends Error {
  override readonly name = 'UserError'
  readonly text: Text
  /** The name that the field has in payloads. */
  readonly path: string | undefined

  constructor(text: Text, { path }: { readonly path?: string } = {}) {
    super(translate(text))
    this.text = text
    this.path = path
  }
}
