// `npm run release -- minor`, or `patch`, `major`, `0.5.0`: moves the version, gives the head of the changelog its day, packs, commits and
// tags; nothing is pushed or published. `--to DIR` says where the files go, else `releases/`; `--dry-run` says what it would do;
// `--no-checks` leaves out what `npm test` checks without running tests. Those are the caller's: `npm test && npm run test:all` before.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal } from '../../src/kinds/core/authoring/entity-finding.ts'
import { ENGINE, inEngine } from '../process/engine.ts'
import { mustSucceed, runNode, runScript, tools } from '../process/run-node.ts'
import { computeNext, readVersions } from './release/next-version.ts'
import { packDist } from './release/pack-dist.ts'
import { run } from './release/run.ts'
import { readHead, writeHead } from './release/write-changelog.ts'

const CHANGELOG = '.github/CHANGELOG.md'
/** Where commands name the tarball. */
const PAGE = 'entities/docs/own-back-office.md'
const SUMS = 'SHA256SUMS'

try {
  await release()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = error.exitCode
}

async function release(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      to: { type: 'string', default: 'releases' },
      'dry-run': { type: 'boolean', default: false },
      checks: { type: 'boolean', default: true },
    },
  })
  process.chdir(ENGINE)
  const before = readFileSync(CHANGELOG, 'utf8')
  const versions = readVersions(before)
  const version = computeNext(positionals[0] ?? '', versions)
  const to = resolve(values.to, version)
  const branch = run('git', ['branch', '--show-current']).trim()
  if (branch === '') throw new Refusal('this is no branch: check one out')
  if (run('git', ['status', '--porcelain']) !== '') throw new Refusal('commit or stash your changes first')
  if (run('git', ['tag', '--list', `v${version}`]) !== '') throw new Refusal(`there is a tag v${version}`)
  const day = new Date().toISOString().slice(0, 10)
  const changelog = writeHead(before, { versions, next: version, day }, readChangelogLines())
  if (values['dry-run']) {
    console.log(`${readHead(changelog)}\n`)
    console.log(`${versions.former} → ${version}: a commit on ${branch}, a tag v${version}, files in ${to}`)
    return
  }
  if (values.checks) await check()
  await writeVersion(version, versions.current, changelog)
  await writeFiles(version, to)
  run('git', ['commit', '--all', '--message', `Release: ${version}`])
  run('git', ['tag', '--annotate', `v${version}`, '--message', `Release ${version}`])
  console.log(`${to}: ${readdirSync(to).join(', ')}\nnext: git push --follow-tags`)
}

/** What commits since the last release say in their trailers `Changelog: …`, oldest first. */
function readChangelogLines(): readonly string[] {
  const tags = run('git', ['tag', '--list', 'v*', '--merged=HEAD', '--sort=-version:refname']).split('\n')
  const since = tags[0] === undefined || tags[0] === '' ? 'HEAD' : `${tags[0]}..HEAD`
  const format = '--format=%(trailers:key=Changelog,valueonly,unfold)'
  return run('git', ['log', '--reverse', format, since]).split('\n').filter(Boolean)
}

async function check(): Promise<void> {
  // Loads the compiler.
  const { default: generateDomains } = await import('../test/generate-domains.ts')
  const { staticChecks } = await import('../test/static-checks.ts')
  await generateDomains()
  for (const step of staticChecks) await mustSucceed(step.run())
}

async function writeVersion(version: string, current: string, changelog: string): Promise<void> {
  run('npm', ['version', version, '--no-git-tag-version', '--allow-same-version'])
  writeFileSync(
    PAGE,
    readFileSync(PAGE, 'utf8').replaceAll(`tribune-${current}.tgz`, `tribune-${version}.tgz`),
  )
  writeFileSync(CHANGELOG, changelog)
  await mustSucceed(runNode([tools.prettier, '--write', '--log-level=warn', CHANGELOG, PAGE]))
}

/** The packages with their licences inside, the built program, what is installed with them, and the sums of all. */
async function writeFiles(version: string, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  await mustSucceed(runScript('develop/pack', to))
  await packDist(version, to)
  const sbom = JSON.parse(
    run('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only']),
  )
  // npm takes the name of the folder.
  sbom.metadata.component.name = 'tribune'
  writeFileSync(join(to, `tribune-${version}.cdx.json`), `${JSON.stringify(sbom, null, 2)}\n`)
  writeFileSync(join(to, 'NOTICE.md'), readFileSync(inEngine('.cache/pack/tribune/NOTICE.md')))
  const sums = readdirSync(to).map((file) => {
    const sum = createHash('sha256').update(readFileSync(join(to, file)))
    return `${sum.digest('hex')}  ${file}\n`
  })
  writeFileSync(join(to, SUMS), sums.join(''))
}
