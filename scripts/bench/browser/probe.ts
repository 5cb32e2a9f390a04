// Runs inside the measured page, before its own scripts.

/** The awaited outcome: other rows than before, a filled form, or any rows. */
export type Awaited = 'other rows' | 'filled form' | 'rows'

interface Probe {
  /** From navigation start to the first visible row, or to the login's form. */
  first: Promise<number>
  /** Durations of tasks of 50 ms and more. */
  longTasks: number[]
  /** Milliseconds from each input to the next paint. */
  presses: number[]
  /** Arms the measurement; the next input starts the clock. */
  arm(awaited: Awaited): void
  /** Milliseconds from the input to its visible outcome. */
  outcome: Promise<number>
  /** Milliseconds from the latest press to the next frame, whatever that shows. */
  frame: Promise<number>
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Self-contained: it is sent to the page as text. */
// oxlint-disable unicorn/consistent-function-scoping -- the page has no outer scope
export function installProbe(): void {
  // The observer reports no shorter ones; milliseconds.
  const ALL = { buffered: true, durationThreshold: 16 }
  let pressedAt = 0
  const hasRows = () => document.querySelector('tbody tr') !== null
  const isSettled = () =>
    document.querySelector('table[aria-busy="true"], [role="status"][aria-label]') === null
  const shownRows = () => `${document.querySelector('output')?.textContent} ${rowText()}`
  const rowText = () => document.querySelector('tbody')?.textContent ?? ''
  const formText = () => document.querySelector<HTMLInputElement>('form input[name="name"]')?.value ?? ''

  // A timer requested inside an animation frame fires after the paint.
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
    first: until(() => document.querySelector('tbody tr, input[type="password"]') !== null),
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
    frame: Promise.resolve(0),
  }
  for (const press of ['pointerdown', 'keydown', 'popstate']) {
    window.addEventListener(press, (event) => (pressedAt = event.timeStamp), { capture: true })
  }
  for (const press of ['click', 'keydown', 'popstate']) {
    const read = ({ timeStamp }: Event) =>
      (window.probe.frame = until(() => true).then((now) => now - timeStamp))
    window.addEventListener(press, read, { capture: true })
  }
  const note = (kind: keyof Pick<Probe, 'longTasks' | 'presses'>, type: string) =>
    new PerformanceObserver((list) => {
      window.probe[kind].push(...list.getEntries().map(({ duration }) => Math.round(duration)))
    }).observe({ ...ALL, type })
  note('longTasks', 'longtask')
  note('presses', 'event')
}
