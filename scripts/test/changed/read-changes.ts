import { execFileSync } from 'node:child_process'

/** The files that differ from a commit, those that are not committed or not even added included. */
export function readChanges(since: string): readonly string[] {
  const changed = git('diff', '--name-only', since)
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])]
}

function git(...args: readonly string[]): readonly string[] {
  return execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')
}
