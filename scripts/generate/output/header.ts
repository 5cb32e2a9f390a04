/** The one line on top of every generated file: who wrote it, what to edit instead, how to write it again. */
export function buildHeader(source: string): string {
  return `Written by scripts/generate.ts: edit ${source} instead, then run "npm run generate".`
}
