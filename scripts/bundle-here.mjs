import { bundleBy } from './bundle.mjs'
import { writeBundle } from './write-bundle.mjs'

/**
 * As `bundle`, without a process more: sooner, for programs that keep the bundler's memory or end soon.
 *
 * @param {string} root
 * @param {readonly string[]} files
 */
export function bundleHere(root, files) {
  return bundleBy(writeBundle, root, files)
}
