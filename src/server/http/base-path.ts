import type { IncomingMessage } from 'node:http'
import { operationsCalls, readMetricsCall } from '../../calls/operations.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The path that the program lies below, as `/admin`; empty where it has its host alone. */
    readonly basePath: string
  }
}

/** What watches over the process asks it directly, and knows of no path in front. */
const PROBES = new Set<string>([...Object.values(operationsCalls), readMetricsCall].map(({ path }) => path))

/** The address of no route, and of no page: hidden files are not served. */
const OUTSIDE = '/.outside'

/** Fastify's `rewriteUrl`: routes know nothing of the base path, and nothing outside of it is found. */
export function stripBasePath(basePath: string): (request: IncomingMessage) => string {
  return ({ url = '' }) => {
    const [path = ''] = url.split('?', 1)
    if (PROBES.has(path)) return url
    const isBelow = path === basePath || path.startsWith(`${basePath}/`)
    return isBelow ? url.slice(basePath.length).replace(/^(?!\/)/, '/') : OUTSIDE
  }
}

/** What a page names at the root of its host, and where it lies for the browser's half. */
export function movePage(page: string, basePath: string): string {
  if (basePath === '') return page
  return page
    .replace('<html', `<html data-base="${basePath}"`)
    .replaceAll(/(?<= (?:href|src)=")\/(?!\/)/g, `${basePath}/`)
}
