import { isTranslated, type Text } from '../../../schema/values/text.ts'
import type { InEachLanguage } from '../../../server/face.ts'
import { t } from '../../../texts/locale.ts'
import { currentTranslation } from '../../../texts/translation.ts'
import type { ImportMistake, ImportOutcome } from '../calls.ts'

/** A mistake as it is kept: who reads it within the week may speak another language than whoever made the import. */
export interface KeptMistake extends Omit<ImportMistake, 'message'> {
  readonly message: Text
}

export interface KeptOutcome extends Omit<ImportOutcome, 'mistakes'> {
  readonly mistakes: readonly KeptMistake[]
}

/**
 * The mistakes of a row in each language of the program, by checking it again in each: what refuses a row has written its words
 * by the time that it is caught.
 */
export async function sayInEachLanguage(
  mistakes: readonly KeptMistake[],
  inEachLanguage: InEachLanguage,
  find: () => Promise<readonly KeptMistake[]>,
): Promise<readonly KeptMistake[]> {
  if (inEachLanguage(currentTranslation).length < 2) return mistakes
  const found = await Promise.all(
    inEachLanguage(async () => ({ language: currentTranslation().language, mistakes: await find() })),
  )
  return mistakes.map((mistake, place) => {
    const said = found.map((each) => [each.language, each.mistakes[place]?.message])
    const message: unknown = Object.fromEntries(said)
    return isTranslated(message) ? { ...mistake, message } : mistake
  })
}

/** In the language of whoever reads it. */
export function tellMistakes(mistakes: readonly KeptMistake[]): readonly ImportMistake[] {
  return mistakes.map((mistake) => ({ ...mistake, message: t(mistake.message) }))
}
