import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @type {{ engine: string, program: string }} */
let places

/** What there is before a program has been generated. */
const FIRST_APP = new URL('first-app.ts', import.meta.url).href

/** @param {{ engine: string, program: string }} data where each has its generated files, as URLs */
export function initialize(data) {
  places = data
}

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, nextResolve) {
  if (!specifier.startsWith('.') || context.parentURL === undefined) return nextResolve(specifier, context)
  const url = new URL(specifier, context.parentURL).href
  return nextResolve(url.startsWith(places.engine) ? findGenerated(url) : specifier, context)
}

/** @param {string} url of a generated file, as the engine would have it */
function findGenerated(url) {
  const found = url.replace(places.engine, places.program)
  return url.endsWith('/app.ts') && !existsSync(fileURLToPath(found)) ? FIRST_APP : found
}
