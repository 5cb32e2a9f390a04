import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What there is before a program has been generated. */
const FIRST_APP = new URL('first-app.ts', import.meta.url).href

/**
 * Resolves a generated file of the engine to that of the program.
 * @param {{ engine: string, program: string }} places where each has its generated files, as URLs
 * @returns {import('node:module').ResolveHookSync}
 */
export function findProgramsOwn({ engine, program }) {
  return (specifier, context, nextResolve) => {
    if (!specifier.startsWith('.') || context.parentURL === undefined) return nextResolve(specifier, context)
    const url = new URL(specifier, context.parentURL).href
    if (!url.startsWith(engine)) return nextResolve(specifier, context)
    const own = url.replace(engine, program)
    const isFirst = own.endsWith('/app.ts') && !existsSync(fileURLToPath(own))
    return nextResolve(isFirst ? FIRST_APP : own, context)
  }
}

/** @type {ReturnType<typeof findProgramsOwn>} */
let find

/** Called by Node in the thread of its hooks, with what they were registered with. */
export function initialize(places) {
  find = findProgramsOwn(places)
}

export function resolve(...given) {
  return find(...given)
}
