/** Lets so many pieces of work run at a time; the others wait in the order in which they came. */
export interface Gate {
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createGate(width: number): Gate {
  const waiting: (() => void)[] = []
  let running = 0
  const enter = () =>
    running < width
      ? Promise.resolve(void (running += 1))
      : new Promise<void>((resolve) => waiting.push(resolve))
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
