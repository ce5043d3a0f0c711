/** How urgent a task is: `background` tasks run only when nothing else does. */
export type RenderUrgency = 'small' | 'large' | 'background'

type Task = {
  readonly urgency: RenderUrgency
  /** The visitor who requests it, e.g. by network address. */
  readonly visitor: string
  readonly start: () => void
}

const order: readonly RenderUrgency[] = ['small', 'large', 'background']

/** The error for a task that is not run because too many tasks are waiting. */
export class RenderQueueFull extends Error {}

/**
 * Limits the number of parallel tasks, and shares them fairly. Small tasks come before large ones, and one place is
 * reserved for small tasks. Visitors take turns; of one visitor's tasks the newest runs first, because it belongs to
 * the page that they look at now.
 *
 * @param places The number of parallel tasks, at least 2.
 * @param mostWaiting The number of waiting tasks; a further task is refused with {@link RenderQueueFull}.
 */
export const createRenderQueue = (places: number, mostWaiting: number) => {
  const waiting: Task[] = []
  const running: Record<RenderUrgency, number> = { small: 0, large: 0, background: 0 }
  /** When each visitor with waiting tasks had their last turn. */
  const turns = new Map<string, number>()
  let turn = 0

  const hasPlace = (urgency: RenderUrgency): boolean => {
    const all = running.small + running.large + running.background
    if (urgency === 'background') return all === 0
    return all < places && (urgency === 'small' || running.large < places - 1)
  }

  const nextTask = (): Task | undefined => {
    const urgency = order.find((kind) => hasPlace(kind) && waiting.some((task) => task.urgency === kind))
    const candidates = waiting.filter((task) => task.urgency === urgency)
    const turnOf = ({ visitor }: Task): number => turns.get(visitor) ?? 0
    const earliest = Math.min(...candidates.map(turnOf))
    return candidates.findLast((task) => turnOf(task) === earliest)
  }

  const startNext = (): void => {
    for (let task = nextTask(); task; task = nextTask()) {
      waiting.splice(waiting.indexOf(task), 1)
      turn += 1
      turns.set(task.visitor, turn)
      if (waiting.length === 0) turns.clear()
      running[task.urgency] += 1
      task.start()
    }
  }

  return {
    /** How often all places have to become free until the last of the waiting tasks is started. */
    rounds: (): number => Math.floor(waiting.length / places),
    /** Runs a task when it is its turn. A task that is not needed any more by then resolves with `undefined`. */
    run: async <Value>(
      { urgency, visitor }: Pick<Task, 'urgency' | 'visitor'>,
      isNeeded: () => boolean,
      task: () => Promise<Value>,
    ): Promise<Value | undefined> => {
      if (waiting.length >= mostWaiting) throw new RenderQueueFull()
      await new Promise<void>((start) => {
        waiting.push({ urgency, visitor, start })
        startNext()
      })
      try {
        return isNeeded() ? await task() : undefined
      } finally {
        running[urgency] -= 1
        startNext()
      }
    },
  }
}
