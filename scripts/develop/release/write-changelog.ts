import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'
import type { ReleasedVersions } from './next-version.ts'

/**
 * A changelog whose newest section is of a release, with its day, and ends its list with these lines. What was released before stays.
 * @throws where nothing is said of the release
 */
export function writeHead(
  changelog: string,
  release: { readonly versions: ReleasedVersions; readonly next: string; readonly day: string },
  lines: readonly string[],
): string {
  const { versions, next, day } = release
  const added = lines.map((line) => `- ${line}\n`).join('')
  const [top = '', ...sections] = changelog.split(/^(?=## )/m)
  const heading = `## ${next} (${day})\n`
  if (versions.isDated) {
    if (added === '') throw new Refusal(`the changelog says nothing of what came since ${versions.former}`)
    return [top, `${heading}\n${added}\n`, ...sections].join('')
  }
  const [head = '', ...others] = sections
  const named = head.replace(/^## .+\n/, heading)
  const costs = named.search(/^### /m)
  const end = costs < 0 ? named.length : costs
  return [top, `${named.slice(0, end).trimEnd()}\n${added}\n${named.slice(end)}`, ...others].join('')
}

/** The section of the newest release. */
export function readHead(changelog: string): string {
  return changelog.split(/^(?=## )/m)[1]?.trim() ?? ''
}
