import { readFileSync } from 'node:fs'
import { expect, describe, it } from 'vitest'
import * as z from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
})
const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
})

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

describe('packages', () => {
  it('are named with their versions and what they must hold [ASVS 15.1.2]', () => {
    const { packages } = lockSchema.parse(readJson('package-lock.json'))
    const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
    expect(installed.length).toBeGreaterThan(100)
    for (const [path, { version, integrity }] of installed) {
      expect(version, path).toMatch(/^\d/)
      expect(integrity, path).toMatch(/^sha512-/)
    }
  })

  it('are asked for in one exact version', () => {
    const { dependencies, devDependencies } = manifestSchema.parse(readJson('package.json'))
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    }
  })
})
