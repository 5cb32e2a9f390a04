import { authoringOf } from '../../../../src/kinds/registries/authorings.ts'
import type { Field } from '../../../../src/schema/entity/field-kinds.ts'
import { isTranslated, type TranslatedText } from '../../../../src/schema/values/text.ts'
import type { App } from '../../../../src/schema/entity/app.ts'
import { isEntity } from '../checks/entity-check.ts'
import { languagesOf } from '../program-languages.ts'
import type { EntityModule } from './read-modules.ts'

/** What values of fields are called in the languages of a program, where a table of the configs says so. */
export async function readValueTexts(
  modules: readonly EntityModule[],
  app: App | undefined,
): Promise<ReadonlyMap<Field, readonly TranslatedText[]>> {
  const fields = modules
    .flatMap(({ exports }) => Object.values(exports))
    .filter(isEntity)
    .flatMap((entity) => Object.values(entity.fields))
  return new Map(
    await Promise.all(fields.map(async (field) => [field, await readTexts(field, app)] as const)),
  )
}

async function readTexts(field: Field, app: App | undefined): Promise<readonly TranslatedText[]> {
  const [own, ...others] = languagesOf(app)
  const texts = await Promise.all(
    others.map(async (language) => {
      const names = await authoringOf(field).readNames?.(field, language)
      return [...(names ?? [])].map(([name, other]) => ({ [own]: name, [language]: other }))
    }),
  )
  return texts.flat().filter(isTranslated)
}
