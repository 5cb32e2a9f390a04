import { leftOut } from '../../../../scripts/test/left-out.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { Language } from '../../../../src/schema/values/text.ts'
import { inLanguage } from '../../../browser/harness/in-language.ts'
import { test } from '../../../browser/harness/test.ts'
import { selectedDomains, selectedEntities } from '../../selection.ts'
import type { Subject } from '../../without-repeats.ts'
import type { Check } from './for-each-entity.ts'
import { runChecks } from './run-checks.ts'

interface SpokenSubject extends Subject {
  readonly language: Language
}

/** Looks at the entity that has the most kinds of field of all, in every language but French, which all are looked at in. */
export function forEachLanguage(checks: readonly Check[]): void {
  for (const { domain, entity, language } of subjectsInLanguages())
    test.describe(domain.name, () => {
      test.describe.configure({ timeout: 180_000 })
      test.use({ domain })
      test(`${entity.name}, ${language}`, { tag: leftOut.tag }, async ({ page, product, announce }) => {
        await inLanguage({ page, product, domain }, language, () =>
          runChecks(checks, { domain, entity }, { page, product, announce }),
        )
      })
    })
}

export function subjectsInLanguages(): readonly SpokenSubject[] {
  const subjects = selectedDomains().flatMap((domain) => {
    const [entity] = selectedEntities(domain).toSorted(mostKindsFirst)
    const others = domain.languages.spoken.filter(({ language }) => language !== 'fr')
    return entity ? others.map(({ language }) => ({ domain, entity, language })) : []
  })
  const ordered = subjects.toSorted((one, other) => mostKindsFirst(one.entity, other.entity))
  return ordered.filter(
    ({ language }, place) => ordered.findIndex((each) => each.language === language) === place,
  )
}

function mostKindsFirst(one: AnyEntity, other: AnyEntity): number {
  return kindsOf(other) - kindsOf(one)
}

function kindsOf({ fields }: AnyEntity): number {
  return new Set(Object.values(fields).map(({ kind }) => kind)).size
}
