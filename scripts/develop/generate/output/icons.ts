import type { ImportDeclarationStructure } from 'ts-morph'
import type { MenuOptions } from '../../../../src/schema/entity/menu.ts'
import { importDefault } from './structures.ts'

/** What has a menu item, or none. */
export interface Listed {
  readonly name: string
  readonly menu?: MenuOptions
}

export interface Icons {
  readonly imports: readonly ImportDeclarationStructure[]
  /** What the module calls the icon; undefined for what has no menu item. */
  nameOf(listed: Listed): string | undefined
}

/** Menu icons, each imported once and named after the first that has it. */
export function createIcons(all: readonly Listed[]): Icons {
  const names = new Map<string, string>()
  for (const { name, menu } of all) if (menu && !names.has(menu.icon)) names.set(menu.icon, `${name}Icon`)
  return {
    imports: [...names].map(([icon, name]) => importDefault(icon.replace(/^\.\//, '../../entities/'), name)),
    nameOf: ({ menu }) => menu && names.get(menu.icon),
  }
}
