/**
 * A module whose default export is a component that draws an icon: of a package, or of a file below `entities/`. The
 * generated code of the browser imports it, so that no backend ever does.
 */
export type IconModule = `${string}/${string}`
