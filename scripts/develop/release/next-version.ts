import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'
import { isNewer } from '../upgrade/read-changelog.ts'

const STEPS = ['major', 'minor', 'patch'] as const

/** The versions of a changelog: the one that is worked on, which has no date yet, and the one that was released last. */
export interface ReleasedVersions {
  readonly current: string
  readonly former: string
  readonly isDated: boolean
}

/** @param changelog whose sections begin with `## 0.4.0` or `## 0.4.0 (2027-01-31)`, newest first */
export function readVersions(changelog: string): ReleasedVersions {
  const [[, current = '', date] = [], [, former = '0.0.0'] = []] =
    changelog.matchAll(/^## ([\d.]+)( \(.+\))?$/gm)
  const isDated = date !== undefined
  return { current, former: isDated ? current : former, isDated }
}

/**
 * The version that `minor`, `patch`, `major` or a version itself leads to, counted from the release before.
 * @throws where a commit that breaks has moved the version further already
 */
export function computeNext(step: string, { current, former }: ReleasedVersions): string {
  const next = /^\d+\.\d+\.\d+$/.test(step) ? step : move(former, step)
  if (isNewer(current, next))
    throw new Refusal(`${next} is too little: since ${former} commits have moved the version to ${current}`)
  if (!isNewer(next, former)) throw new Refusal(`${next} is not newer than ${former}, which was released`)
  return next
}

function move(version: string, step: string): string {
  const place = STEPS.findIndex((each) => each === step)
  if (place < 0) throw new Refusal(`there is no step "${step}"; write ${STEPS.join(', ')} or a version`, 2)
  const numbers = version.split('.').map(Number)
  return numbers.map((each, at) => (at < place ? each : at === place ? each + 1 : 0)).join('.')
}
