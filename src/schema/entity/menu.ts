import type { Text } from '../values/text.ts'

export interface MenuOptions {
  /** `label: 'Joueurs'` */
  readonly label: Text
  /** `icon: 'lucide-react/icons/shirt'`, or `'./components/ClubIcon.tsx'`, a component that takes `IconProps` */
  readonly icon: IconModule
  /** Menu entries stand in the order of these numbers; the dashboard has 0, the profile 100. */
  readonly order: number
  /**
   * The group that it stands in, one of the app's `menuGroups`: `group: 'sales'`; none without it. A group stands where the first
   * of its entries does.
   */
  readonly group?: string
}

/** An entity's entry in the side menu. */
export interface EntityMenu<W = object> extends MenuOptions {
  /** A number beside it, of what waits for somebody. */
  readonly badge?: MenuCount<W>
}

/** How many of the records that somebody sees are so; where none is there is no number. */
export interface MenuCount<W = object> {
  /** What the number counts, for its hint and for screen readers: `label: 'à expédier'` */
  readonly label: Text
  /** Which records, as their list is asked for them: `where: { shipped_on: { empty: true } }` */
  readonly where: W
}

/** A group of the side menu. */
export interface MenuGroup {
  /** Its heading: `label: 'Ventes'`; a line parts one without it from what stands above. */
  readonly label?: Text
}

/**
 * A module whose default export is a component that draws an icon: of a package, or of a file below `entities/`. The
 * generated code of the browser imports it, so that no backend ever does.
 */
export type IconModule = `${string}/${string}`
