/** The sections of a changelog that are newer than a version. */
export function readNewer(changelog: string, version: string): string {
  const sections = changelog.split(/^(?=## )/m).slice(1)
  return sections
    .filter((section) => isNewer(/^## (\S+)/.exec(section)?.[1] ?? '', version))
    .map((section) => section.trim())
    .join('\n\n')
}

/** Whether `0.10.0` comes after `0.9.1`. */
export function isNewer(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) > 0
}
