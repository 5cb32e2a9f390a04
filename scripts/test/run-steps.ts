/** One step of the test run; prints its own output and returns an exit code. */
export interface TestStep {
  readonly name: string
  readonly run: () => Promise<number>
}

/** Runs all steps in order, those of an inner list beside each other, and returns the names of those that failed. */
export async function runSteps(
  steps: readonly (TestStep | readonly TestStep[])[],
): Promise<readonly string[]> {
  const failed: string[] = []
  for (const step of steps) {
    const together = [step].flat()
    console.log(`\n--- ${together.map(({ name }) => name).join(', ')}`)
    const codes = await Promise.all(together.map(({ run }) => run()))
    failed.push(...together.filter((_, place) => codes[place] !== 0).map(({ name }) => name))
  }
  return failed
}
