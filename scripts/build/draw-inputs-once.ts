import type { Plugin } from 'vite'

const USE_ID = /\/@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/

/** The id that React gives is the same on the server and in the browser, and needs no other one afterwards. */
const REACTS_OWN = `import { useId as useReactsId } from 'react'
export function useId(given) {
  const id = useReactsId()
  return typeof given === 'string' ? given : 'mantine-' + id
}
`

/** Mantine names each input anew once it is drawn, and draws it again: a form takes a tenth longer to open. */
export function drawInputsOnce(): Plugin {
  let isFound = false
  return {
    name: 'draw-inputs-once',
    apply: 'build',
    load: {
      filter: { id: USE_ID },
      handler() {
        isFound = true
        return REACTS_OWN
      },
    },
    buildEnd() {
      if (!isFound) this.error('Mantine has its useId elsewhere now: name it in scripts/build')
    },
  }
}
