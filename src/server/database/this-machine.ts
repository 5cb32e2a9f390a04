import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/**
 * The scope in which a process id is unique: this boot of this machine, and this container. Two containers may share a
 * host name, and each has a process 1.
 */
export function nameThisMachine(): string {
  return [hostname(), readOr(readBootId), readOr(readNamespace)].join(' ')
}

/** Whether a process of this machine runs. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of another user exists, but may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function readBootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
}

function readNamespace(): string {
  return readlinkSync('/proc/self/ns/pid')
}

/** On systems without it the host name has to do. */
function readOr(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
