import { allChecks } from './checks/all.ts'
import { languagesCheck } from './checks/languages.ts'
import { forEachLanguage } from './harness/for-each-language.ts'

// That one switches the language itself.
forEachLanguage(allChecks.filter((check) => check !== languagesCheck))
