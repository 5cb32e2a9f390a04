import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { scriptArguments } from '../../process/run-node.ts'

const SCRIPT = 'develop/gallery'

/**
 * Draws the gallery of another commit, as its own code draws it, with the packages that are installed here.
 * @throws where there is no such commit, or it has no gallery.
 */
export async function drawCommit(commit: string, flags: readonly string[]): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'tribune-gallery-'))
  const root = join(place, 'tribune')
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', root, commit], { stdio: 'inherit' })
  try {
    if (!existsSync(join(root, `scripts/${SCRIPT}.ts`))) throw new Error(`${commit} has no gallery`)
    await symlink(resolve('node_modules'), join(root, 'node_modules'), 'junction')
    // What it cannot draw is named by it, and missing from the comparison.
    await once(
      spawn(process.execPath, scriptArguments(SCRIPT, ...flags), { cwd: root, stdio: 'inherit' }),
      'exit',
    )
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', root])
    await rm(place, { recursive: true, force: true })
  }
}
