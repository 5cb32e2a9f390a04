// Runs in the page that is measured, before any of its own code.

/** What a page is waited for: other rows than before, a filled form, or any rows. */
export type Awaited = 'other rows' | 'filled form' | 'rows'

export interface Probe {
  /** From the start of the navigation to the first row on the screen. */
  firstRow: Promise<number>
  /** Milliseconds of each task that held up the page for 50 or more. */
  longTasks: number[]
  /** Milliseconds from each thing pressed to the next picture. */
  presses: number[]
  /** Starts to wait; what is pressed next is where the time starts. */
  arm(awaited: Awaited): void
  /** Milliseconds from what was pressed to its outcome on the screen. */
  outcome: Promise<number>
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Must stand on its own: it is sent to the page as text. */
// oxlint-disable unicorn/consistent-function-scoping -- nothing outside of it is there
export function installProbe(): void {
  // Shorter ones than this are not told of; milliseconds.
  const ALL = { buffered: true, durationThreshold: 16 }
  let pressedAt = 0
  const hasRows = () => document.querySelector('tbody tr') !== null
  const isSettled = () => document.querySelector('table[aria-busy="true"], [role="status"]') === null
  const shownRows = () => `${document.querySelector('output')?.textContent} ${rowText()}`
  const rowText = () => document.querySelector('tbody')?.textContent ?? ''
  const formText = () => document.querySelector<HTMLInputElement>('form input[name="name"]')?.value ?? ''

  // Asked for before a frame is drawn, this comes after it.
  const drawn = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now()), { once: true })
      port1.start()
      port2.postMessage(null)
    })
  async function until(isDone: () => boolean): Promise<number> {
    do await new Promise(requestAnimationFrame)
    while (!isDone())
    return drawn()
  }

  window.probe = {
    firstRow: until(hasRows),
    longTasks: [],
    presses: [],
    arm(awaited) {
      const before = shownRows()
      const conditions = {
        'other rows': () => hasRows() && isSettled() && shownRows() !== before,
        'filled form': () => formText() !== '',
        rows: hasRows,
      }
      pressedAt = 0
      const isDone = conditions[awaited]
      this.outcome = until(() => pressedAt > 0 && isDone()).then((now) => now - pressedAt)
    },
    outcome: Promise.resolve(0),
  }
  for (const press of ['pointerdown', 'keydown', 'popstate']) {
    window.addEventListener(press, (event) => (pressedAt = event.timeStamp), { capture: true })
  }
  const note = (kind: keyof Pick<Probe, 'longTasks' | 'presses'>, type: string) =>
    new PerformanceObserver((list) => {
      window.probe[kind].push(...list.getEntries().map(({ duration }) => Math.round(duration)))
    }).observe({ ...ALL, type })
  note('longTasks', 'longtask')
  note('presses', 'event')
}
