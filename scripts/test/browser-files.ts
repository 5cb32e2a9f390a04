import { existsSync, readdirSync } from 'node:fs'

const FOLDERS = ['tests/browser', 'tests/suite/browser', 'tests/suite/mutations/browser']

/** The files of the tests that need a browser, by their paths below the project's folder. */
export function browserFiles(): readonly string[] {
  return FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
}
