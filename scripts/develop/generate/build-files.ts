import type { Model } from './model.ts'
import { otherLanguages } from './program-languages.ts'
import { buildAccount } from './output/account.ts'
import { buildAdapter } from './output/adapter.ts'
import { buildApp, buildPage, buildPictures, buildTypeface } from './output/app.ts'
import { buildCells } from './output/cells.ts'
import { clientPath } from './output/client-names.ts'
import { buildEntityClient } from './output/client.ts'
import { buildConfigTexts } from './output/config-texts.ts'
import { buildDashboards } from './output/dashboards.ts'
import { buildDemo } from './output/demo.ts'
import { buildDocstrings } from './output/docstrings.ts'
import { buildEntityShapes } from './output/entity-shapes.ts'
import { buildOwnFeatureRoutes, buildOwnFeatures, buildServerFeatures } from './output/features.ts'
import { buildHome } from './output/home.ts'
import { buildLanguage, buildLanguages, languagePath } from './output/languages.ts'
import { buildMenu } from './output/menu.ts'
import { buildOpenApi } from './output/openapi/document.ts'
import { buildRegistry } from './output/registry.ts'
import { buildResources } from './output/resources.ts'
import { buildRoutes } from './output/routes.ts'

const builders = {
  'account.ts': buildAccount,
  'adapter.ts': buildAdapter,
  'app.ts': buildApp,
  'cells.ts': buildCells,
  'demo.ts': buildDemo,
  'docstrings.ts': buildDocstrings,
  'entity-shapes.ts': buildEntityShapes,
  'feature-routes.ts': buildOwnFeatureRoutes,
  'features.ts': buildOwnFeatures,
  'home.ts': buildHome,
  'languages.ts': buildLanguages,
  'menu.ts': buildMenu,
  'openapi.json': buildOpenApi,
  'page.json': buildPage,
  'pictures.ts': buildPictures,
  'registry.ts': buildRegistry,
  'resources.ts': buildResources,
  'routes.ts': buildRoutes,
  'servers.ts': buildServerFeatures,
  'typeface.css': buildTypeface,
} as const

/** Builds all generated files, unformatted, by path relative to the project's folder. */
export function buildFiles(model: Model): ReadonlyMap<string, string> {
  const shared = Object.entries(builders).map(([name, build]): [string, string] => [name, build(model)])
  const further = model.app.dashboards ? [['dashboards.ts', buildDashboards(model)] as const] : []
  const clients = model.entities.map((each): [string, string] => [
    clientPath(each.entity.name),
    buildEntityClient(each, model),
  ])
  const texts = otherLanguages(model).flatMap((language) => [
    [languagePath(language), buildLanguage(model, language)] as const,
    ...buildConfigTexts(model, language),
  ])
  return new Map(
    [...shared, ...further, ...clients, ...texts].map(([name, text]) => [`src/generated/${name}`, text]),
  )
}
