import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compression } from 'vite-plugin-compression2'

/** What the product is measured beside: the least that there can be, and a usual page of its library. */
export const PEERS = ['floor', 'mantine'] as const
export type Peer = (typeof PEERS)[number]

export function isPeer(name: string): name is Peer {
  return PEERS.some((peer) => peer === name)
}

/** The folder of a built peer. */
export function peerFolder(peer: Peer): string {
  return resolve('.cache', peer)
}

/** Builds each peer as a single chunk, compressed as the product is. */
export async function buildPeers(): Promise<void> {
  for (const peer of PEERS) {
    await build({
      configFile: false,
      root: resolve('scripts/bench', peer),
      plugins: [react(), compression({ algorithms: ['brotliCompress', 'gzip'], logLevel: 'silent' })],
      logLevel: 'warn',
      build: { outDir: peerFolder(peer), emptyOutDir: true },
    })
  }
}
