export function findProgramFile(root: string, file: string): string | undefined
/** Where a program has what the engine has among its sources, by the path there. */
export const PLACES: readonly (readonly [engine: string, program: string])[]
