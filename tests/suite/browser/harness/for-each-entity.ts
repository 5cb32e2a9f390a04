import type { Page } from '@playwright/test'
import { leftOut } from '../../../../scripts/test/left-out.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { inLanguage } from '../../../browser/harness/in-language.ts'
import type { Product } from '../../../browser/harness/product.ts'
import { test } from '../../../browser/harness/test.ts'
import type { Domain } from '../../../domains/domains.ts'
import type { Maker } from './maker.ts'
import { runChecks } from './run-checks.ts'
import type { Field } from '../../../../src/schema/entity/field-kinds.ts'
import { isEverythingMeant } from '../../selection.ts'
import { fewest, outlineOf, sizeOf, withoutRepeats, type Subject } from '../../without-repeats.ts'

/** One entity in front of a browser: an empty program that somebody is logged in to. */
export interface Stage {
  readonly page: Page
  readonly product: Product
  readonly domain: Domain
  readonly entity: AnyEntity
  readonly maker: Maker
  readonly announce: (...complaints: readonly RegExp[]) => void
}

/** One subject of an entity's screens; it throws where something is not as the config says. */
export interface Check {
  readonly title: string
  /** It is the engine's more than the entity's: a run of everything shows it with one entity of each program. */
  readonly isAlikeForAll?: boolean
  /** Whether there is anything to look at; always without it. */
  readonly concerns?: (entity: AnyEntity, domain: Domain) => boolean
  run(stage: Stage): Promise<void>
}

/**
 * Tests the selected entities of every domain: one browser page for all of its subjects, which keeps the product's code
 * in its cache, and an empty program for each.
 */
export function forEachEntity(checks: readonly Check[]): void {
  const subjects = subjectsInABrowser()
  const daily = isEverythingMeant ? fewest(subjects, seenInABrowser) : subjects
  const dailyFirst = [...daily, ...subjects]
  for (const subject of subjects.toSorted(longestFirst)) {
    const { domain, entity } = subject
    const isFirst = dailyFirst.find((each) => each.domain === domain) === subject
    const tag = domain.name === 'product' && daily.includes(subject) ? [] : [leftOut.tag]
    test.describe(domain.name, () => {
      test.describe.configure({ timeout: 180_000 })
      test.use({ domain })
      const shown = checks.filter(({ isAlikeForAll }) => !isAlikeForAll || !isEverythingMeant || isFirst)
      const [{ language }] = domain.languages.spoken
      test(entity.name, { tag }, ({ page, product, announce }) =>
        inLanguage({ page, product, domain }, language, () =>
          runChecks(shown, subject, { page, product, announce }),
        ),
      )
    })
  }
}

/** What a run shows in a browser. */
export function subjectsInABrowser(): readonly Subject[] {
  return withoutRepeats(seenInABrowser)
}

/** Whatever takes long is not left for the end, when the other worker has nothing to do. */
function longestFirst(one: Subject, other: Subject): number {
  return sizeOf(other) - sizeOf(one)
}

/** What is refused of several fields is told as any other mistake is; pages of one's own have a test of their own. */
const TOLD_ALIKE = ['entity checks', 'entity uniqueTogether', 'entity pages']

/** Options of a kind are the contract half's; what an entity draws itself is a browser's. */
function seenInABrowser(entity: AnyEntity): readonly string[] {
  const outline = outlineOf(entity).filter((part) => !TOLD_ALIKE.includes(part))
  return [...outline, ...partsOfCalls(entity), ...Object.values(entity.fields).flatMap(viewsOf)]
}

/** Every part that a call is put together from; all the combinations are the contract half's. */
function partsOfCalls({ endpoints }: AnyEntity): readonly string[] {
  const bare = [endpoints.list, endpoints.read].filter(({ answer }) => answer === null)
  const ways = Object.entries(endpoints).flatMap(([name, { method, path, body }]) => [
    method,
    `sends ${body}`,
    `${name}: id in the ${path.includes(':id') ? 'path' : 'body'}`,
  ])
  return [...ways, ...(bare.length > 0 ? ['bare answer'] : [])]
}

function viewsOf(field: Field): readonly string[] {
  const own = ['cell', 'control'].filter((part) => part in field)
  return [field.kind, ...own.map((part) => `${field.kind} ${part}`)]
}
