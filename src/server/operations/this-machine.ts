import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/**
 * Within what the number of a process says which one it is: this machine since it was started and, of its
 * containers, this one. Two containers may share a host name, and each has a process 1.
 */
export function nameThisMachine(): string {
  return [hostname(), readOr(readBootId), readOr(readNamespace)].join(' ')
}

/** Whether a process of this machine runs. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another person's process may not be asked, but is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function readBootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
}

function readNamespace(): string {
  return readlinkSync('/proc/self/ns/pid')
}

/** Where a system has no such thing, the host's name alone must do. */
function readOr(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
