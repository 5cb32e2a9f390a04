import type { Proof } from './requirement.ts'

const inFile =
  (file: string) =>
  (name: string): Proof => [file, name]

export const sessions = inFile('tests/product/contract/suites/sessions.ts')
export const sessionList = inFile('tests/contract/suites/session-list.ts')
export const standing = inFile('tests/contract/suites/standing.ts')
export const recovery = inFile('tests/contract/suites/links/recovery.ts')
export const invitations = inFile('tests/contract/suites/links/invitations.ts')
export const commonPasswords = inFile('tests/contract/suites/passwords/common-passwords.ts')
export const access = inFile('tests/contract/suites/access.ts')
export const apiKeys = inFile('tests/contract/suites/api-keys.ts')
export const attempts = inFile('tests/product/contract/suites/rate-limit.ts')
export const badInput = inFile('tests/product/contract/suites/bad-input.ts')
export const validation = inFile('tests/product/contract/suites/validation.ts')
export const calls = inFile('tests/product/contract/suites/calls.ts')
export const images = inFile('tests/product/contract/suites/images.ts')
export const lists = inFile('tests/product/contract/suites/lists.ts')
export const startUp = inFile('tests/product/contract/suites/start-up.ts')
export const clientFiles = inFile('tests/product/contract/client-files.test.ts')
export const proxy = inFile('tests/product/contract/proxy.test.ts')
export const program = inFile('tests/product/contract/process/process.test.ts')
export const refusals = inFile('tests/server/error-response.test.ts')
export const limits = inFile('tests/product/security/limits.test.ts')
export const uploads = inFile('tests/product/security/uploads.test.ts')
export const fuzzer = inFile('tests/product/security/fuzz.test.ts')
export const lintRules = inFile('tests/security/lint-rules.test.ts')
export const policy = inFile('tests/product/browser/content-policy.spec.ts')
export const browserSession = inFile('tests/product/browser/session.spec.ts')
export const browserForm = inFile('tests/product/browser/form.spec.ts')
export const browserProfile = inFile('tests/product/browser/profile.spec.ts')
