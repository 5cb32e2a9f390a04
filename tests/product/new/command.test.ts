import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createNewEntity } from '../../../scripts/develop/new/create-new-entity.ts'
import { readArguments } from '../../../scripts/develop/new/read-arguments.ts'
import { scriptArguments } from '../../../scripts/process/run-node.ts'
import { createSampleProject } from '../../generator/sample-project.ts'

function runNew(root: string, args: readonly string[], input = '') {
  const command = scriptArguments('develop/new', ...args)
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    input,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

describe('npm run new', () => {
  it('reads a sample answer from the input, writes and generates', () => {
    const root = createSampleProject()
    const answer = JSON.stringify({ success: true, sponsors: [{ id: 1, name: 'A', team_id: 3 }] })
    expect(runNew(root, ['sponsor', '--from', '-'], answer)).toMatchObject({ status: 0 })
    expect(readFileSync(join(root, 'entities/sponsor.ts'), 'utf8')).toContain("to: 'team'")
    expect(existsSync(join(root, 'src/generated/clients/sponsor.ts'))).toBe(true)
  })

  it('leaves no config behind that the generator refuses', async () => {
    const root = createSampleProject()
    const run = createNewEntity(root, readArguments(['sponsor', '--field', 'created_at:date']))
    await expect(run).rejects.toThrow(
      /^entities\/sponsor\.ts:\d+:\d+ E171 .*created_at.*\n.* is not written$/,
    )
    expect(existsSync(join(root, 'entities/sponsor.ts'))).toBe(false)
  })

  it.each([
    [[], 2, 'missing: a name and a field'],
    [['team', '--field', 'name:text'], 1, 'entities/team.ts is there already and stays as it is'],
  ])('%j ends with %i: %s', (args, status, told) => {
    const run = runNew(process.cwd(), args)
    expect(run.said).toContain(told)
    expect(run.status).toBe(status)
  })

  it.each([
    [['Sponsor', '--field', 'name:text'], 'write sponsor'],
    [['sponsor', 'team', '--field', 'name:text'], 'one entity at a time'],
    [['sponsor', '--feild', 'name:text'], "'--feild'"],
    [['sponsor', '--from', 'a', '--openapi', 'b'], 'write one of them'],
    [['sponsor', '--from', 'no-such-file.json'], 'no-such-file.json cannot be read as JSON'],
    [['sponsor', '--field', 'a:text', '--field', 'a:date'], 'field "a" is there twice'],
  ])('%j: %s', async (args, told) => {
    const run = async () => createNewEntity(process.cwd(), readArguments(args))
    await expect(run()).rejects.toThrow(told)
    await expect(run()).rejects.toMatchObject({ name: 'Refusal', exitCode: 2 })
  })
})
