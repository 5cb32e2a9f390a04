// `tribune/test/browser`: what the browser tests of a program import. The names here stay when the files move.
export { expect, test } from './harness/test.ts'
export { ADMIN, type Product } from './harness/product.ts'
