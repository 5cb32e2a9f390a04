import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Node, SyntaxKind, type ObjectLiteralExpression, type SourceFile } from 'ts-morph'

/** The icons that the first version knew by names of its own, as modules. */
const FORMER_ICONS: Readonly<Record<string, string>> = {
  player: 'shirt',
  team: 'users-round',
  owner: 'briefcase-business',
  stadium: 'land-plot',
  tool: 'wrench',
  competition: 'trophy',
  administrator: 'shield-check',
  record: 'file-text',
}

/** `icon: 'player'` becomes the module of an icon. */
export function mendIcons(source: SourceFile): boolean {
  const mended = textsOf(source, 'icon').filter((text) => {
    const icon = FORMER_ICONS[text.getLiteralValue()]
    if (icon === undefined) return false
    text.setLiteralValue(`lucide-react/icons/${icon}`)
    return true
  })
  return mended.length > 0
}

/**
 * A placeholder's name becomes the address of a file beside the entity, where the engine has such a picture; `record` named
 * what stands there without one.
 */
export function mendPlaceholders(source: SourceFile, engine: string): boolean {
  const isPicture = (name: string) => existsSync(join(engine, 'entities/pictures', `${name}.svg`))
  const former = textsOf(source, 'placeholder').filter((text) => {
    const name = text.getLiteralValue()
    const made = text.getFirstAncestorByKind(SyntaxKind.CallExpression)?.getExpression().getText() ?? ''
    return ['image', 'images'].includes(made) && /^\w+$/.test(name) && (name === 'record' || isPicture(name))
  })
  for (const text of former) {
    const name = text.getLiteralValue()
    if (name === 'record') text.getParentIfKindOrThrow(SyntaxKind.PropertyAssignment).remove()
    else text.replaceWithText(`new URL('./pictures/${name}.svg', import.meta.url).href`)
  }
  return former.length > 0
}

/** The pictures beside it that a mended file names. */
export function namedPictures(text: string): readonly string[] {
  return [...text.matchAll(/new URL\('\.\/(pictures\/\w+\.svg)'/g)].map(([, path = '']) => path)
}

/** `onlyForSuperAdministrator` of a menu becomes `menu: []` of the entity's access. */
export function mendMenuAccess(source: SourceFile): boolean {
  const former = source
    .getDescendantsOfKind(SyntaxKind.PropertyAssignment)
    .filter((property) => property.getName() === 'onlyForSuperAdministrator')
  for (const property of former) {
    const menu = property.getParentIfKind(SyntaxKind.ObjectLiteralExpression)
    const entity = menu?.getParent()?.getParentIfKind(SyntaxKind.ObjectLiteralExpression)
    if (Node.isTrueLiteral(property.getInitializer()) && entity) limitMenu(entity)
    property.remove()
  }
  return former.length > 0
}

function limitMenu(entity: ObjectLiteralExpression): void {
  const access = entity.getProperty('access')
  const given = Node.isPropertyAssignment(access) ? access.getInitializer() : undefined
  const menu = { name: 'menu', initializer: '[]' }
  if (Node.isObjectLiteralExpression(given)) given.addPropertyAssignment(menu)
  else entity.addPropertyAssignment({ name: 'access', initializer: '{ menu: [] }' })
}

/** `locale: 'fr'` of the program becomes its one language; where it says its languages too, they are what counts. */
export function mendLocale(source: SourceFile): boolean {
  const former = source
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((call) => call.getExpression().getText() === 'defineApp')
    .flatMap((call) => call.getArguments().filter((given) => Node.isObjectLiteralExpression(given)))
    .filter((app) => Node.isPropertyAssignment(app.getProperty('locale')))
  for (const app of former) {
    const locale = app.getPropertyOrThrow('locale').asKindOrThrow(SyntaxKind.PropertyAssignment)
    if (app.getProperty('languages')) locale.remove()
    else locale.replaceWithText(`languages: [${locale.getInitializerOrThrow().getText()}]`)
  }
  return former.length > 0
}

/** The texts that an option of this name is written as. */
function textsOf(source: SourceFile, option: string) {
  return source
    .getDescendantsOfKind(SyntaxKind.PropertyAssignment)
    .filter((property) => property.getName() === option)
    .map((property) => property.getInitializer())
    .filter((value) => Node.isStringLiteral(value))
}
