import type { Proof } from './requirement.ts'

const inFile =
  (file: string) =>
  (name: string): Proof => [file, name]

export const sessions = inFile('tests/contract/suites/sessions.ts')
export const access = inFile('tests/contract/suites/access.ts')
export const attempts = inFile('tests/contract/suites/rate-limit.ts')
export const badInput = inFile('tests/contract/suites/bad-input.ts')
export const validation = inFile('tests/contract/suites/validation.ts')
export const calls = inFile('tests/contract/suites/calls.ts')
export const images = inFile('tests/contract/suites/images.ts')
export const lists = inFile('tests/contract/suites/lists.ts')
export const startUp = inFile('tests/contract/suites/start-up.ts')
export const clientFiles = inFile('tests/contract/client-files.test.ts')
export const proxy = inFile('tests/contract/proxy.test.ts')
export const program = inFile('tests/contract/process/process.test.ts')
export const refusals = inFile('tests/server/error-response.test.ts')
export const limits = inFile('tests/security/limits.test.ts')
export const uploads = inFile('tests/security/uploads.test.ts')
export const fuzzer = inFile('tests/security/fuzz.test.ts')
export const lintRules = inFile('tests/security/lint-rules.test.ts')
export const policy = inFile('tests/browser/content-policy.spec.ts')
export const browserSession = inFile('tests/browser/session.spec.ts')
export const browserForm = inFile('tests/browser/form.spec.ts')
export const browserProfile = inFile('tests/browser/profile.spec.ts')
