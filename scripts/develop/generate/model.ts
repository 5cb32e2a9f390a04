import type { TranslatedText } from '../../../src/schema/values/text.ts'
import type { Docstrings } from '../../../src/schema/entity/entity-texts.ts'
import type { App } from '../../../src/schema/entity/app.ts'
import type { Field } from '../../../src/schema/entity/field-kinds.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { CustomPage } from '../../../src/schema/entity/page.ts'
import type { WrittenEndpoint } from './loading/custom-endpoints.ts'

/** An entity and the file that exports it under the entity's name. */
export interface EntityFile {
  readonly file: string
  readonly entity: AnyEntity
}

/** A screen of one's own, and the file that exports it. */
export interface PageFile {
  readonly file: string
  /** What the file exports it as. */
  readonly name: string
  readonly page: CustomPage
}

/** The input of all generated files. */
export interface Model {
  /** The folder of the program. */
  readonly root: string
  /** The program as a whole. */
  readonly app: App
  /** Sorted by menu order, then by name. */
  readonly entities: readonly EntityFile[]
  /** What their files say above them, and above their fields and actions. */
  readonly docstrings: Docstrings
  /** What functions of `computed` are written as, by entity. */
  readonly computedBy: ReadonlyMap<string, string>
  /** The screens of one's own, by path. */
  readonly pages: readonly PageFile[]
  /** Every text of all of them, in one language or in several, each with its file. */
  readonly texts: readonly { readonly file: string; readonly text: unknown }[]
  /** What values of a field are called. */
  readonly valueTexts: ReadonlyMap<Field, readonly TranslatedText[]>
  /** The entity that holds the accounts. */
  readonly account: EntityWithAccount
  /** Whether there is demo content, in `entities/demo/`. */
  readonly hasDemo: boolean
  /** The endpoints of entities' own, as far as their files say. */
  readonly customEndpoints: readonly (WrittenEndpoint & { readonly entity: string })[]
  /** The files with own code of entities, by entity. */
  readonly serverFiles: ReadonlyMap<string, string>
}

export type EntityWithAccount = AnyEntity & Required<Pick<AnyEntity, 'account'>>
