import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildClient } from '../../../scripts/build/build-client.ts'
import { reportRun } from '../../../scripts/develop/generate/report-run.ts'
import { clientFolderOf } from '../../browser/harness/client-folder.ts'
import { domainNamed, readDomain, type Domain } from '../../domains/domains.ts'

/** The entities of a domain in a program with other settings: what `defineApp` takes, as it is written. */
export async function makeDomain(title: string, from: string, settings: string): Promise<Domain> {
  // Two workers at once would empty each other's folder.
  const name = `${title}-${process.env['TEST_PARALLEL_INDEX'] ?? 0}`
  const root = resolve('.cache', name)
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  cpSync(join(domainNamed(from).root, 'entities'), join(root, 'entities'), { recursive: true })
  // The paths of a tsconfig count for the files alone that it includes.
  const project = { extends: '../../tsconfig.json', include: ['entities', 'generated'], exclude: [] }
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(project))
  writeFileSync(
    join(root, 'entities/app.ts'),
    `import { defineApp } from 'tribune'\n\nexport const app = defineApp(${settings})\n`,
  )
  const { isValid, message } = await reportRun(root, false)
  if (!isValid) throw new Error(message)
  await buildClient(root, clientFolderOf({ name, root }))
  return readDomain(name, root)
}
